interface Cached<Value> {
  text: string
  value: Value
  /** the version of the rows that the text was read from */
  version: string | undefined
}

/** A least-recently-used cache of parsed texts from the database: while a text stays the same, so does its object. */
export class ParseCache<Value extends object> {
  private readonly cached = new Map<string, Cached<Value>>()
  private readonly parse: (text: string) => Value
  private readonly maxLength: number
  private length = 0

  /**
   * @param parse returns a value that callers don't modify
   * @param maxLength of all cached texts together
   */
  constructor(parse: (text: string) => Value, maxLength: number) {
    this.parse = parse
    this.maxLength = maxLength
  }

  /** The value under this key if its rows still have this version, so that their text needn't be read. */
  unchanged(key: string, version: string): Value | undefined {
    const last = this.cached.get(key)
    if (last?.version !== version) return undefined
    this.cached.delete(key)
    this.cached.set(key, last)
    return last.value
  }

  /**
   * The parsed text: the same object as before if the text under this key hasn't changed.
   * @param version of its rows, read before the text: a change in between gives the next read another version
   */
  get(key: string, text: string, version?: string): Value {
    const last = this.cached.get(key)
    this.drop(key)
    const value = last?.text === text ? last.value : this.parse(text)
    this.cached.set(key, { text, value, version })
    this.length += text.length
    for (const oldest of this.cached.keys()) {
      if (this.length <= this.maxLength) break
      this.drop(oldest)
    }
    return value
  }

  private drop(key: string): void {
    this.length -= this.cached.get(key)?.text.length ?? 0
    this.cached.delete(key)
  }
}
