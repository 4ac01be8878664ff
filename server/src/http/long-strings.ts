import { Transform, type TransformCallback } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { Refusal } from '../refusal.ts'
import { BODY_LIMIT } from './body.ts'

/** Longer strings are extracted. */
const LONG = 16 * 1024

/** Marks a long string that was taken out, followed by its number. No stored text contains this character. */
const PLACE = '\u0000'

const [QUOTE, BACKSLASH, UNICODE] = [0x22, 0x5c, 0x75]

/** State of the current escape: only its backslash was read, this many digits are missing, or none. */
const BEGUN = -1
const DIGITS = 4
const NONE = 0

const escapeAfter = (before: number, character: number): number => {
  if (before === BEGUN) return character === UNICODE ? DIGITS : NONE
  if (before > NONE) return before - 1
  return character === BACKSLASH ? BEGUN : NONE
}

/**
 * Extracts long strings from JSON while it arrives: parsing a picture of many megabytes at once would block every
 * other request. The rest must fit the usual limit, so that a million small values don't fill the memory either.
 */
export class LongStrings extends Transform {
  /** bytes received; Fastify compares them with the declared length */
  receivedEncodedLength = 0
  readonly strings: string[] = []
  private readonly limit: number
  private readonly decoder = new StringDecoder('utf8')
  private left: number
  private inString = false
  private isLong = false
  private escape = NONE
  /** the start of a string or escape at the end of the previous chunk */
  private pending = ''

  /** @param rest maximum characters besides long strings */
  constructor(limit: number, rest = BODY_LIMIT) {
    super()
    this.limit = limit
    this.left = rest
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length
    try {
      done(null, this.keep(this.shorten(this.decoder.write(chunk))))
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback): void {
    // A complete body has nothing pending; otherwise the rest makes it invalid JSON.
    done(null, this.pending + this.decoder.end())
  }

  private keep(text: string): string {
    this.left -= text.length
    if (this.left < 0 || this.receivedEncodedLength > this.limit) throw new Refusal('BODY_TOO_LARGE')
    return text
  }

  private shorten(text: string): string {
    let buffered = ''
    let from = 0
    // The length of a string that can be read without splitting an escape.
    let whole = 0
    for (let index = 0; index < text.length; index++) {
      const character = text.charCodeAt(index)
      if (this.inString && (this.escape !== NONE || character !== QUOTE)) {
        this.escape = escapeAfter(this.escape, character)
        if (this.escape === NONE) whole = index + 1
        continue
      }
      if (character !== QUOTE) continue
      buffered += this.inString ? this.ended(text.slice(from, index)) : text.slice(from, index)
      buffered += '"'
      this.inString = !this.inString
      from = whole = index + 1
    }
    if (!this.inString) return buffered + text.slice(from)
    this.interrupted(text.slice(from, whole), text.slice(whole))
    return buffered
  }

  /** Ends a string and returns its placeholder. */
  private ended(piece: string): string {
    const text = this.pending + piece
    this.pending = ''
    if (!this.isLong && text.length <= LONG) return text
    this.setApart(text)
    this.isLong = false
    return `\\u0000${this.strings.length - 1}`
  }

  /** Stores a chunk of an unfinished string, and the rest that can't be read yet. */
  private interrupted(piece: string, rest: string): void {
    const text = this.pending + piece
    const isRead = piece !== '' && (this.isLong || text.length > LONG)
    if (isRead) this.setApart(text)
    this.pending = isRead ? rest : text + rest
  }

  private setApart(piece: string): void {
    if (!this.isLong) this.strings.push('')
    this.isLong = true
    this.strings[this.strings.length - 1] += JSON.parse(`"${piece}"`)
  }
}

/** Puts long strings back into the body's own members; no call has them deeper. */
export const withLongStrings = (body: object, strings: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isPlace = typeof value === 'string' && value.startsWith(PLACE)
      return [name, isPlace ? (strings[Number.parseInt(value.slice(1), 10)] ?? value) : value]
    }),
  )
