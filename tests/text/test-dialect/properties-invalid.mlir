// RUN: mica-test-opt %s -split-input-file -verify-diagnostics
// Values that a property can't have.

// expected-error@+1 {{invalid properties {number = "a"} for op test.properties: expected IntegerAttr for key `value`}}
"test.properties"() <{number = "a"}> : () -> ()
// -----
// expected-error@+1 {{for op test.properties: expected string property to come from string attribute}}
"test.properties"() <{text = 1 : i32}> : () -> ()
// -----
// expected-error@+1 {{for op test.properties: expected UnitAttr or BoolAttr}}
"test.properties"() <{mark = 1 : i32}> : () -> ()
// -----
// expected-error@+1 {{for op test.properties: expected DenseI64ArrayAttr for key `value`}}
"test.properties"() <{list = [1]}> : () -> ()
// -----
// expected-error@+1 {{for op test.properties: expected optional properties to materialize as arrays}}
"test.properties"() <{maybe = 1}> : () -> ()
// -----
// expected-error@+1 {{for op test.properties: expected optional properties to become 0- or 1-element arrays}}
"test.properties"() <{maybe = [1, 2]}> : () -> ()
// -----
// The one that is declared first is told.
// expected-error@+1 {{for op test.properties: expected IntegerAttr for key `value`}}
"test.properties"() <{list = [1], number = "a"}> : () -> ()
// -----
// expected-error@+1 {{'test.properties' op property 'confined' failed to satisfy constraint: number that is not negative}}
"test.properties"() <{confined = -1}> : () -> ()
// -----
// expected-error@+1 {{for op test.kinds_of_properties: expected IntegerAttr storage for ::test::Level}}
"test.kinds_of_properties"() <{level = "low"}> : () -> ()
// -----
// expected-error@+1 {{for op test.kinds_of_properties: expected ::test::LevelAttr or IntegerAttr storage for ::test::Level}}
"test.kinds_of_properties"() <{stored = "low"}> : () -> ()
// -----
// expected-error@+1 {{for op test.kinds_of_properties: expected array attribute}}
"test.kinds_of_properties"() <{rows = [1]}> : () -> ()
// -----
// expected-error@+1 {{'test.kinds_of_properties' op property 'level' failed to satisfy constraint: a level}}
"test.kinds_of_properties"() <{stored = 1}> : () -> ()
// -----
// expected-error@+1 {{'test.kinds_of_properties' op property 'small' failed to satisfy constraint: array of a small number}}
"test.kinds_of_properties"() <{level = 1, stored = 1, small = [1, 20]}> : () -> ()
// -----
// expected-error@+1 {{'test.kinds_of_properties' op property 'limit' failed to satisfy constraint: optional a small number}}
"test.kinds_of_properties"() <{level = 1, stored = 1, limit = [20]}> : () -> ()
// -----
// expected-error@+2 {{custom op 'test.formatted_properties' expected integer value}}
// expected-error@+1 {{custom op 'test.formatted_properties' invalid value for property number, expected int64_t}}
test.formatted_properties "a"
// -----
// expected-error@+2 {{expected 'level'}}
// expected-error@+1 {{invalid value for property level, expected a level}}
test.formatted_properties 1 "" true none none low
// -----
// expected-error@+2 {{expected 'none' or 'some<prop>'}}
// expected-error@+1 {{invalid value for property some, expected optional array of int64_t}}
test.formatted_properties 1 "" true none [1]
// -----
// expected-error@+1 {{invalid value for property maybe, expected optional int64_t}}
test.formatted_properties 1 "" true [1]
// -----
// expected-error@+1 {{`tick` clause can appear at most once}}
test.formatted_properties 1 "" true none none level<low> [] [] tick tick
// -----
// expected-error@+1 {{invalid properties {a = 1 : i64} for op test.prop_dict: expected key entry for f in DictionaryAttr to set Properties.}}
test.prop_dict "g" <{a = 1}>
// -----
// expected-error@+1 {{unknown key '"g"' when parsing properties dictionary}}
test.prop_dict "g" <{a = 1, f = 1 : i32, g = "g"}>
// -----
// expected-error@+1 {{invalid properties {} for op test.prop_dict: expected key entry for a in DictionaryAttr to set Properties.}}
test.prop_dict "g"
// -----
// expected-error@+1 {{custom op 'test.custom_property' invalid value for property number: expected IntegerAttr for key `value`}}
test.custom_property 13
// -----
// expected-error@+1 {{for op test.own_properties: expected two numbers}}
"test.own_properties"() <{path = [array<i64: 1>]}> : () -> ()
// -----
// expected-error@+1 {{for op test.own_properties: "red" is no colour}}
"test.own_properties"() <{colour = "red"}> : () -> ()
// -----
// expected-error@+2 {{a colour has 24 bits}}
// expected-error@+1 {{invalid value for property colour, expected a colour}}
test.own_properties (1, 2) 0x1ff8000
// -----
// expected-error@+1 {{'test.own_properties' op property 'below' failed to satisfy constraint: a point below}}
test.own_properties (1, 2) 0 0 [] (3, 2)
