/** The number of cached results per function; people write the same doses and frequencies over and over. */
const MAX_ENTRIES = 500

/** Longer texts are rare. */
const MAX_TEXT_LENGTH = 100

/** Caches a pure function's latest results by its short text. Callers share results, so they are frozen. */
/* @__NO_SIDE_EFFECTS__ */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Value
    const value = Object.freeze(read(text))
    if (text.length > MAX_TEXT_LENGTH) return value
    if (known.size >= MAX_ENTRIES) known.clear()
    known.set(text, value)
    return value
  }
}

/** The characters of all texts that a cache of {@link memoizeTexts} holds: those of a plan with notes everywhere. */
const MAX_CHARACTERS = 2_000_000

/** Caches a pure function's results by texts of any length. Callers share results. */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeTexts<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  let characters = 0
  return (text) => {
    if (known.has(text)) return known.get(text) as Value
    const value = read(text)
    characters += text.length
    if (characters > MAX_CHARACTERS) {
      known.clear()
      characters = text.length
    }
    known.set(text, value)
    return value
  }
}
