/**
 * Makes a value from text, and reuses the last one while the text is the same, so that `sendCachedJson` needs no new
 * serialization or compression.
 */
export function memoizeLast<Value>(make: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) }
    return last.value
  }
}
