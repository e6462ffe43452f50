// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {
}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"0d" {
}

// -----

// expected-error@+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @D {
}

// -----

// expected-error@+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_d {
}

// -----

// expected-error@+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @d__d {
}

// -----

// expected-error@+1 {{name of dialect must contain only lowercase letters, digits and underscores}}
irdl.dialect @d$ {
}

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"d.e" {
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type is empty}}
  irdl.type @"!" {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type should not contain uppercase letters}}
  irdl.type @"!tY" {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"#t" {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"!t" {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute should not contain leading or double underscores}}
  irdl.attribute @"#_t" {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation should not contain leading or double underscores}}
  irdl.operation @o__o {
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"o.x" {
  }
}

// -----

irdl.dialect @d {
  // expected-note@+1 {{see existing symbol definition here}}
  irdl.type @t
  // expected-error@+1 {{redefinition of symbol named 't'}}
  irdl.attribute @t
}

// -----

// expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @t

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.type' op region should have no arguments}}
  irdl.type @t {
  ^bb0(%a: i32):
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  irdl.type @t {
  ^bb0:
    cf.br ^bb1
  ^bb1:
    irdl.any
  }
}
