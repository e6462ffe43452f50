"test.coins"() {
  one = #purse.coin<value = 4294967295, change = -128, isGold = true, metal = silver, face = "a face", owner = "me", of = i32>,
  two = #purse.coin<value = 0, change = 127, isGold = false, metal = copper, marks = bent, face = "-", owner = "-", note = "n", of = !purse.bag<f32>, year = 0, debt = -7, weight = 1.5>
} : () -> ()
"test.rolls"() {
  none = #purse.roll<>,
  all = #purse.roll<coins [<value = 1, change = 0, isGold = true, metal = copper, face = "f", owner = "o", of = i1>] types [i1, !purse.lint] counts [-1, 9223372036854775807] narrow [-2147483648, 2147483647] wide [0, 18446744073709551615] rest [unit, [1 : i8]]>
} : () -> ()
"test.rest"() {hole = #purse.hole, note = #purse.note<owner = "me", weight = 6>, one = !purse.bag<i1>, two = !purse.bag<i1, !purse.bag<index, f64>>, lint = !purse.lint} : () -> ()
"purse.toss"() <{side = "heads", debt = -1 : i64, debts = [1, -2], guess = ["tails"], stub = "x", marks = ["m"]}> {more} : () -> ()
"purse.toss"() {more} : () -> ()
"test.prices"() {price = #purse.price<currency = f16, change = 1.5 : f16, whole = -7>, slots = #purse.wallet<-4 x 2>} : () -> ()
"test.pictures"() {a = #purse.picture<sunset, 2>, b = #purse.picture<"no data", 3>, c = dense_resource<sunset> : tensor<1xi8>, d = #purse.picture<cat, 4>} : () -> ()
{-#
  dialect_resources: {
    builtin: { sunset: "0x0100000007" },
    purse: { cat: "0x0400000001020304", sunset: "0x0200000001020304", unused: "0x0200000000" }
  }
#-}
