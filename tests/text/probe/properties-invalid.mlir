// RUN: mica-test-opt %s -split-input-file -verify-diagnostics
// Values that a property can't have.

// expected-error@+1 {{invalid properties {number = "a"} for op probe.properties: expected IntegerAttr for key `value`}}
"probe.properties"() <{number = "a"}> : () -> ()
// -----
// expected-error@+1 {{for op probe.properties: expected string property to come from string attribute}}
"probe.properties"() <{text = 1 : i32}> : () -> ()
// -----
// expected-error@+1 {{for op probe.properties: expected UnitAttr or BoolAttr}}
"probe.properties"() <{mark = 1 : i32}> : () -> ()
// -----
// expected-error@+1 {{for op probe.properties: expected DenseI64ArrayAttr for key `value`}}
"probe.properties"() <{list = [1]}> : () -> ()
// -----
// expected-error@+1 {{for op probe.properties: expected optional properties to materialize as arrays}}
"probe.properties"() <{maybe = 1}> : () -> ()
// -----
// expected-error@+1 {{for op probe.properties: expected optional properties to become 0- or 1-element arrays}}
"probe.properties"() <{maybe = [1, 2]}> : () -> ()
// -----
// The one that is declared first is told.
// expected-error@+1 {{for op probe.properties: expected IntegerAttr for key `value`}}
"probe.properties"() <{list = [1], number = "a"}> : () -> ()
// -----
// expected-error@+1 {{'probe.properties' op property 'confined' failed to satisfy constraint: number that is not negative}}
"probe.properties"() <{confined = -1}> : () -> ()
// -----
// expected-error@+1 {{for op probe.kinds_of_properties: expected IntegerAttr storage for ::probe::Level}}
"probe.kinds_of_properties"() <{level = "low"}> : () -> ()
// -----
// expected-error@+1 {{for op probe.kinds_of_properties: expected ::probe::LevelAttr or IntegerAttr storage for ::probe::Level}}
"probe.kinds_of_properties"() <{stored = "low"}> : () -> ()
// -----
// expected-error@+1 {{for op probe.kinds_of_properties: expected array attribute}}
"probe.kinds_of_properties"() <{rows = [1]}> : () -> ()
// -----
// expected-error@+1 {{'probe.kinds_of_properties' op property 'level' failed to satisfy constraint: a level}}
"probe.kinds_of_properties"() <{stored = 1}> : () -> ()
// -----
// expected-error@+1 {{'probe.kinds_of_properties' op property 'small' failed to satisfy constraint: array of a small number}}
"probe.kinds_of_properties"() <{level = 1, stored = 1, small = [1, 20]}> : () -> ()
// -----
// expected-error@+1 {{'probe.kinds_of_properties' op property 'limit' failed to satisfy constraint: optional a small number}}
"probe.kinds_of_properties"() <{level = 1, stored = 1, limit = [20]}> : () -> ()
// -----
// expected-error@+2 {{custom op 'probe.formatted_properties' expected integer value}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property number, expected int64_t}}
probe.formatted_properties "a"
// -----
// expected-error@+2 {{expected 'level'}}
// expected-error@+1 {{invalid value for property level, expected a level}}
probe.formatted_properties 1 "" true none none low
// -----
// expected-error@+2 {{expected 'none' or 'some<prop>'}}
// expected-error@+1 {{invalid value for property some, expected optional array of int64_t}}
probe.formatted_properties 1 "" true none [1]
// -----
// expected-error@+1 {{invalid value for property maybe, expected optional int64_t}}
probe.formatted_properties 1 "" true [1]
// -----
// expected-error@+1 {{`tick` clause can appear at most once}}
probe.formatted_properties 1 "" true none none level<low> [] [] tick tick
// -----
// expected-error@+1 {{invalid properties {a = 1 : i64} for op probe.prop_dict: expected key entry for f in DictionaryAttr to set Properties.}}
probe.prop_dict "g" <{a = 1}>
// -----
// expected-error@+1 {{unknown key '"g"' when parsing properties dictionary}}
probe.prop_dict "g" <{a = 1, f = 1 : i32, g = "g"}>
// -----
// expected-error@+1 {{invalid properties {} for op probe.prop_dict: expected key entry for a in DictionaryAttr to set Properties.}}
probe.prop_dict "g"
// -----
// expected-error@+1 {{custom op 'probe.custom_property' invalid value for property number: expected IntegerAttr for key `value`}}
probe.custom_property 13
// -----
// expected-error@+1 {{for op probe.own_properties: expected two numbers}}
"probe.own_properties"() <{path = [array<i64: 1>]}> : () -> ()
// -----
// expected-error@+1 {{for op probe.own_properties: "red" is no colour}}
"probe.own_properties"() <{colour = "red"}> : () -> ()
// -----
// expected-error@+2 {{a colour has 24 bits}}
// expected-error@+1 {{invalid value for property colour, expected a colour}}
probe.own_properties (1, 2) 0x1ff8000
// -----
// expected-error@+1 {{'probe.own_properties' op property 'below' failed to satisfy constraint: a point below}}
probe.own_properties (1, 2) 0 0 [] (3, 2)
