/** Texts from the database, each read once while it stays the same: what was made of it is shared. */
export class KnownTexts<Value extends object> {
  private readonly known = new Map<string, { text: string; value: Value }>()
  private readonly read: (text: string) => Value
  private readonly mostLetters: number
  private letters = 0

  /**
   * @param read makes a value that nobody changes
   * @param mostLetters of all texts together; those used longest ago are dropped
   */
  constructor(read: (text: string) => Value, mostLetters: number) {
    this.read = read
    this.mostLetters = mostLetters
  }

  /** What the text means: the same object as before if the key had the same text. */
  get(key: string, text: string): Value {
    const last = this.known.get(key)
    this.drop(key)
    const value = last?.text === text ? last.value : this.read(text)
    this.known.set(key, { text, value })
    this.letters += text.length
    for (const oldest of this.known.keys()) {
      if (this.letters <= this.mostLetters) break
      this.drop(oldest)
    }
    return value
  }

  private drop(key: string): void {
    this.letters -= this.known.get(key)?.text.length ?? 0
    this.known.delete(key)
  }
}
