# Writes definitions of a hostile shape to stdout: definitions.py KIND N. `--kinds nested`, `--kinds chains` and
# `--kinds many` print the names of kinds.
import sys

out = sys.stdout.write


def repeat(template):
    for i in range(n):
        out(template.replace('@+', str(i + 1)).replace('@', str(i)))


def nested(before, opening, middle, closing, after):
    out(before + opening * n + middle + closing * n + after)


def numbered(before, opening, middle, closing, after):
    out(before)
    repeat(opening)
    out(middle)
    out(closing * n)
    out(after)


# What nests: before, one level, the innermost, the end of a level, after.
NESTED = {
    'lists': ('def x { list<int> v = ', '[', '1', ']', '; }'),
    'list-types': ('def x { ', 'list<', 'int', '>', ' v = []; }'),
    'bits': ('def x { bits<1> v = ', '{', '1', '}', '; }'),
    'dags': ('def op; def x { dag v = ', '(op ', '1', ')', '; }'),
    'dag-operators': ('def op; def x { dag v = ', '(', 'op', ')', '; }'),
    'operators': ('def x { int v = ', '!add(1, ', '1', ')', '; }'),
    'operators-late': ('class C<int a> { int v = ', '!add(a, ', 'a', ')', '; } def x : C<1>;'),
    'conds': ('def x { int v = ', '!cond(1: ', '1', ')', '; }'),
    'ifs-of-values': ('def x { int v = ', '!if(1, ', '1', ', 2)', '; }'),
    'foreachs-of-values': ('def x { list<int> v = ', '!foreach(i, [1], ', '1', ')', '; }'),
    'foldls': ('def x { int v = ', '!foldl(0, [1], a, b, ', '1', ')', '; }'),
    'casts': ('def x { string v = ', '!cast<string>(', '"x"', ')', '; }'),
    'class-calls': ('class C<int a> { int v = a; } def x { int v = ', 'C<', '1', '>.v', '; }'),
    'slices': ('def x { int v = [0]', '[[0]', '[0]', '[0]]', '; }'),
    'bit-suffixes': ('def x { int v = 1', '{', '0', '}', '; }'),
    'fields': ('class A { int b; } def a : A; def x { int v = a', '.b', '', '', '; }'),
    'pastes': ('def x { string v = ', '"a" # ', '"b"', '', '; }'),
    'name-pastes': ('def ', 'a # ', 'b', '', ';'),
    'strings-side-by-side': ('def x { string v = ', '"a" ', '"b"', '', '; }'),
    'foreachs': ('', 'foreach i = [1] in { ', 'def x;', ' }', ''),
    'foreachs-bare': ('', 'foreach i = [1] in ', 'def x;', '', ''),
    'lets': ('class C { int v = 1; } ', 'let v = 2 in { ', 'def x : C;', ' }', ''),
    'lets-bare': ('class C { int v = 1; } ', 'let v = 2 in ', 'def x : C;', '', ''),
    'ifs': ('', 'if 1 then { ', 'def x;', ' }', ''),
    'else-ifs': ('', 'if 0 then { def y; } else ', 'def x;', '', ''),
    'defsets': ('class C; ', 'defset list<C> s@ = { ', 'def x : C;', ' }', ''),
    'comments': ('', '/* ', '', ' */', 'def x;'),
    'conditions': ('', '#ifndef X\n', 'def x;\n', '#endif\n', ''),
    'conditions-inactive': ('', '#ifdef X\n', 'def x;\n', '#endif\n', 'def x;'),
    'open-lists': ('def x { list<int> v = ', '[', '', '', ''),
    'open-dags': ('def x { dag v = ', '(', '', '', ''),
    'open-operators': ('def x { int v = ', '!add(', '', '', ''),
    'open-braces': ('', 'foreach i = [1] in {', '', '', ''),
    'open-comments': ('', '/*', '', '', ''),
    'open-types': ('class x<', 'list<', '', '', ''),
    'closing': ('def x { int v = 1', ')', '', '', '; }'),
}

# Chains and recursion: before, one link (@: its number, @+: the next), after (@: the last).
CHAINS = {
    'base-chain': ('class C0 { int v = 1; }\n', 'class C@+ : C@;\n', 'def x : C#;\n'),
    'base-chain-arguments': ('class C0<int a> { int v = a; }\n', 'class C@+<int a> : C@<a>;\n', 'def x : C#<1>;\n'),
    'base-chain-fields': ('class C0 { int v = 1; }\n', 'class C@+ : C@ { int f@ = @; }\n', 'def x : C#;\n'),
    'multiclass-chain': ('multiclass M0 { def a; }\n', 'multiclass M@+ { defm "" : M@; }\n', 'defm x : M#;\n'),
    'multiclass-bases': ('multiclass M0 { def a; }\n', 'multiclass M@+ : M@;\n', 'defm x : M#;\n'),
    'def-chain': ('class C<int a> { int v = a; }\ndef d0 : C<0>;\n', 'def d@+ : C<!add(d@.v, 1)>;\n', ''),
    'variable-chain': ('defvar v0 = 0;\n', 'defvar v@+ = !add(v@, 1);\n', 'def x { int v = v#; }\n'),
    'dag-chain': ('def op;\ndefvar v0 = (op);\n', 'defvar v@+ = (op v@);\n', 'def x { dag v = v#; }\n'),
    'list-chain': ('defvar v0 = [1];\n', 'defvar v@+ = [v@];\n', 'def x { int v = !size(v#); }\n'),
    'field-chain': ('def x {\nint v0 = 0;\n', 'int v@+ = !add(v@, 1);\n', '}\n'),
    'field-chain-backwards': ('class x {\n', 'int w@ = 0;\n', '}\n'),
    'record-chain': ('class C<C a> { C v = a; }\ndef d0 : C<?>;\n', 'def d@+ : C<d@>;\n', ''),
    'deftype-chain': ('deftype t0 = int;\n', 'deftype t@+ = list<t@>;\n', 'def x { t# v = []; }\n'),
}

# Many of one thing, beside each other.
MANY = {
    'records': ('', 'def r@;\n', ''),
    'records-of-class': ('class C<int a> { int v = a; string s = "s" # a; }\n', 'def r@ : C<@>;\n', ''),
    'anonymous': ('', 'def;\n', ''),
    'classes': ('', 'class c@;\n', ''),
    'class-calls-many': ('class C<int a> { int v = a; }\n', 'def r@ { int v = C<@>.v; }\n', ''),
    'multiclasses': ('', 'multiclass m@ { def a; }\n', ''),
    'defms': ('multiclass M<int p> { def a { int v = p; } def b; }\n', 'defm r@ : M<@>;\n', ''),
    'variables': ('', 'defvar v@ = @;\n', ''),
    'local-variables': ('class C {\n', 'defvar v@ = @;\n', '}\n'),
    'fields-many': ('def x {\n', 'int f@ = @;\n', '}\n'),
    'fields-inherited': ('class C {\n', 'int f@ = @;\n', '}\ndef x : C;\ndef y : C { let f0 = 3; }\n'),
    'lets-of-fields': ('class C { int v = 1; }\ndef x : C {\n', 'let v = @;\n', '}\n'),
    'lets-outside': ('class C { int v = 1; }\nlet ', 'v = @, ', 'v = 1 in def x : C;\n'),
    'arguments': ('class C<int z', ', int a@ = @', '> { int v = z; }\ndef x : C<1>;\n'),
    'arguments-passed': ('class C<list<int> a> { list<int> v = a; }\ndef x : C<[1', ', @', ']>;\n'),
    'parents': ('', 'class c@;\n', None),
    'parents-fields': ('', 'class c@ { int f@; }\n', None),
    'list-items': ('def x { list<int> v = [0', ', @', ']; }\n'),
    'list-records': ('class C; def c : C; def x { list<C> v = [c', ', c', ']; }\n'),
    'list-joined-types': ('class A; class B; def a : A, B; def b : B, A; def x { list<A> v = [a', ', b', ']; }\n'),
    'dag-arguments': ('def op; def x { dag v = (op 0', ', @:$n@', '); }\n'),
    'bits-many': ('def x { bits<#> v = {0', ', 1', '}; }\n'),
    'operands': ('def x { int v = !add(0', ', @', '); }\n'),
    'strconcat-operands': ('def x { string v = !strconcat("a"', ', "@"', '); }\n'),
    'cond-arms': ('def x { int v = !cond(0: 0', ', 0: @', ', 1: 1); }\n'),
    'asserts': ('class C<int a> {\n', 'assert !lt(a, @), "no";\n', '}\ndef x : C<-1>;\n'),
    'includes-nothing': ('', '/* @ */', 'def x;\n'),
    'macros': ('', '#define M@\n', 'def x;\n'),
    'conditions-many': ('', '#ifdef M@\n#endif\n', 'def x;\n'),
    'defset-records': ('class C;\ndefset list<C> s = {\n', 'def r@ : C;\n', '}\ndef x { list<C> v = s; }\n'),
    'instances': ('class C;\n', 'def r@ : C;\n', 'def x { list<C> v = !instances<C>(); }\n'),
    'names-cast': ('class C;\n', 'def r@ : C { C v = !cast<C>("r@"); }\n', ''),
    'errors': ('', 'def r@ : Missing@;\n', ''),
    'errors-of-values': ('', 'def r@ { int v = "text"; }\n', ''),
    'errors-of-syntax': ('', 'def r@ { int = ; }\n', ''),
    'errors-on-one-line': ('', 'def r@ : Missing; ', ''),
    'warnings': ('', 'class c@<int unused>;\n', ''),
    'dumps': ('', 'dump "@";\n', ''),
    'string-of-one-piece': ('def x { string v = "', 'text ', '"; }\n'),
    'code-of-one-piece': ('def x { string v = [{', 'text\n', '}]; }\n'),
    'blanks': ('', '          ', 'def x;\n'),
    'one-long-line': ('', 'def r@; ', ''),
    'long-name': ('def ', 'name', ';\n'),
    'long-number': ('def x { int v = ', '1', '; }\n'),
    'long-binary': ('def x { bits<8> v = 0b', '1', '; }\n'),
    'nul-bytes': ('def x { string v = "', '\0', '"; }\n'),
    'semicolons': ('def x { int v = 1; }', ';', '\n'),
}

# Growth that the text alone doesn't show. %d: the number given.
GROWTH = {
    'loops': 'foreach i = 0...1000 in foreach j = 0...1000 in foreach k = 0...1000 in foreach l = 0...1000 in '
             'assert !lt(i, 2000), "no";',
    'loops-of-nothing': 'foreach i = 0...1000 in foreach j = 0...1000 in foreach k = 0...1000 in '
                        'foreach l = 0...1000 in defvar x = !add(i, j);',
    'loops-of-records': 'foreach i = 0...1000 in foreach j = 0...1000 in foreach k = 0...1000 in def x#i#_#j#_#k;',
    'loops-of-dumps': 'foreach i = 0...1000 in foreach j = 0...1000 in foreach k = 0...1000 in dump "again";',
    'loop-of-values': 'def x { list<int> v = !foreach(a, !range(5000), !size(!foreach(b, !range(5000), '
                      '!size(!foreach(c, !range(5000), !add(a, b, c)))))); }',
    'recursion': 'class D<string s, int n> { string r = !if(!eq(n, 0), s, D<s # "a", !add(n, 1)>.r); } '
                 'def x { string s = D<"ab", 60>.r; }',
    'recursion-plain': 'class D<int n> { int r = D<!add(n, 1)>.r; } def x { int r = D<0>.r; }',
    'recursion-counted': 'class D<int n> { int r = !if(!eq(n, 0), 0, !add(1, D<!sub(n, 1)>.r)); } '
                         'def x { int r = D<%d>.r; }',
    'recursion-list': 'class D<int n> { list<int> r = !if(!eq(n, 0), [0], D<!sub(n, 1)>.r # [n]); } '
                      'def x { list<int> r = D<%d>.r; }',
    'recursion-twice': 'class D<int n> { int r = !if(!eq(n, 0), 0, !add(D<!sub(n, 1)>.r, '
                       'D<!sub(n, 1)>.r)); } def x { int r = D<%d>.r; }',
    'recursion-tree': 'class D<int n, int m> { int r = !if(!eq(n, 0), 0, !add(D<!sub(n, 1), !mul(m, 2)>.r, '
                      'D<!sub(n, 1), !add(!mul(m, 2), 1)>.r)); } def x { int r = D<%d, 0>.r; }',
    'recursion-by-type': 'class A<int n> : A<!add(n, 1)>; def x : A<0>;',
    'foldl-list': 'def x { list<int> s = !foldl([1], !range(0, %d), acc, y, !listconcat(acc, [y])); }',
    'foldl-paste': 'def x { list<int> s = !foldl([1], !range(0, %d), acc, y, acc # [y]); }',
    'foldl-string': 'def x { string s = !foldl("", !range(0, %d), acc, y, acc # "a" # y); }',
    'foldl-front': 'def x { string s = !foldl("", !range(0, %d), acc, y, "a" # y # acc); }',
    'foldl-dag': 'def op; def x { dag s = !foldl((op), !range(0, %d), acc, y, !con(acc, (op y))); }',
    'foldl-nest': 'def op; def x { dag s = !foldl((op), !range(0, %d), acc, y, (op acc)); }',
    'double-list': 'def x { list<int> s = !foldl([1], !range(0, %d), acc, y, acc # acc); }',
    'double-string': 'def x { string s = !foldl("ab", !range(0, %d), acc, y, acc # acc); }',
    'double-dag': 'def op; def x { dag s = !foldl((op 1), !range(0, %d), acc, y, !con(acc, acc)); }',
    'double-nest': 'def op; def x { dag s = !foldl((op 1), !range(0, %d), acc, y, (op acc, acc)); }',
    'double-list-nest': 'defvar a = !foldl("a", !range(0, %d), acc, y, !repr([acc, acc])); def x { string s = a; }',
    'double-subst': 'def x { string s = !foldl("aa", !range(0, %d), acc, y, !subst("a", "aa", acc)); }',
    'double-interleave': 'def x { string s = !foldl("ab", !range(0, %d), acc, y, '
                         '!interleave([acc, acc, acc], acc)); }',
    'splat': 'def x { list<int> v = !listsplat(1, %d); }',
    'splat-of-splats': 'def x { int v = !size(!listflatten(!listsplat(!listsplat(1, 1000000), %d))); }',
    'range': 'def x { list<int> v = !range(%d); }',
    'range-far': 'def x { list<int> v = !range(-9223372036854775808, 9223372036854775807, %d); }',
    'slice': 'def x { list<int> v = [1, 2][0...%d]; }',
    'slice-bits': 'def x { bits<4> v = 0; bits<2> w = v{0...%d}; }',
    'let-bits': 'class C { bits<4> v = 0; } def x : C { let v{0-%d} = 1; }',
    'bits-wide': 'def x { bits<%d> v = 1; }',
    'foreach-range': 'foreach i = 0...%d in def x#i;',
    'foreach-braces': 'foreach i = {0-%d} in def x#i;',
    'foreach-list': 'foreach i = !range(%d) in def x#i { int v = i; string s = "s" # i; }',
    'foreach-class': 'class C<int a> { int v = a; bits<8> b = !and(a, 255); } foreach i = !range(%d) in def x#i : C<i>;',
    'foreach-defm': 'multiclass M<int a> { def A { int v = a; } def B; } foreach i = !range(%d) in defm x#i : M<i>;',
    'foreach-if': 'foreach i = !range(%d) in { if !and(i, 1) then def x#i; else def y#i; }',
    'filter': 'def x { list<int> v = !filter(i, !range(%d), !eq(!and(i, 1), 0)); }',
    'listremove': 'def x { list<int> v = !listremove(!range(%d), !range(%d)); }',
    'tail': 'class T<list<int> l> { int r = !if(!empty(l), 0, !add(1, T<!tail(l)>.r)); } '
            'def x { int r = T<!range(%d)>.r; }',
    'match': 'def x { int v = !match(!interleave(!listsplat("a", %d), ""), "(a*)*b"); }',
    'match-linear': 'def x { int v = !match(!interleave(!listsplat("ab", %d), ""), "(a|b|ab)*a(a|b){20}c"); }',
    'match-counts': 'def x { int v = !match("a", "((((a{1,255}){1,255}){1,255}){1,255})"); }',
    'match-back': 'def x { int v = !match(!interleave(!listsplat("a", %d), ""), "(a|aa)*\\\\1\\\\1b"); }',
    'match-many': 'def x { list<int> v = !foreach(i, !range(%d), !match("text" # i, "t(e|x)*t[0-9]+$")); }',
    'field-late': 'class C { int c = 1; int b = c; int a = b; } foreach i = !range(%d) in def x#i : C { let c = i; }',
}

if sys.argv[1] == '--kinds':
    print(*{'nested': NESTED, 'chains': CHAINS, 'many': MANY}[sys.argv[2]])
    sys.exit(0)

kind, n = sys.argv[1], int(sys.argv[2])
if kind in NESTED:
    before, opening, middle, closing, after = NESTED[kind]
    if '@' in opening:
        numbered(before, opening, middle, closing, after)
    else:
        nested(before, opening, middle, closing, after)
elif kind in CHAINS:
    before, link, after = CHAINS[kind]
    out(before)
    repeat(link)
    out(after.replace('#', str(n)))
elif kind in MANY:
    before, item, after = MANY[kind]
    out(before.replace('#', str(n + 1)) if kind == 'bits-many' else before)
    repeat(item)
    out('def x : ' + ', '.join('c%d' % i for i in range(n)) + ';\n' if after is None else after)
elif kind in GROWTH:
    out(GROWTH[kind].replace('%d', str(n)) + '\n')
else:
    sys.exit('unknown kind ' + kind)
