import { Transform, type TransformCallback } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { BODY_LIMIT } from './body.ts'
import { Refusal } from './refusal.ts'

/** Strings of more characters than this are set apart. */
const LONG = 16 * 1024

/** What stands in a long string's place, with its number behind it. No text that is stored has this character. */
const PLACE = '\u0000'

const [QUOTE, BACKSLASH, UNICODE] = [0x22, 0x5c, 0x75]

/** Of the escape that is being read: its backslash was, so many digits are missing, or there is none. */
const BEGUN = -1
const DIGITS = 4
const NONE = 0

const escapeAfter = (before: number, character: number): number => {
  if (before === BEGUN) return character === UNICODE ? DIGITS : NONE
  if (before > NONE) return before - 1
  return character === BACKSLASH ? BEGUN : NONE
}

/**
 * JSON without its long strings, which are taken out piece by piece as they arrive: a picture of many megabytes read in
 * one go would hold up every other request. What is left may be as large as any other body, so that nobody fills the
 * memory with a million small values either.
 */
export class LongStrings extends Transform {
  /** bytes that came; Fastify compares them with what the body declares */
  receivedEncodedLength = 0
  readonly strings: string[] = []
  private readonly limit: number
  private readonly decoder = new StringDecoder('utf8')
  private left = BODY_LIMIT
  private inString = false
  private isLong = false
  private escape = NONE
  /** the beginning of a string, or of an escape, that the chunk before ended with */
  private pending = ''

  constructor(limit: number) {
    super()
    this.limit = limit
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
    // Nothing pends in a whole body; what does in another makes it no JSON.
    done(null, this.pending + this.decoder.end())
  }

  private keep(text: string): string {
    this.left -= text.length
    if (this.left < 0 || this.receivedEncodedLength > this.limit) throw new Refusal('BODY_TOO_LARGE')
    return text
  }

  private shorten(text: string): string {
    let kept = ''
    let from = 0
    // How far a string can be read without cutting an escape in two.
    let whole = 0
    for (let at = 0; at < text.length; at++) {
      const character = text.charCodeAt(at)
      if (this.inString && (this.escape !== NONE || character !== QUOTE)) {
        this.escape = escapeAfter(this.escape, character)
        if (this.escape === NONE) whole = at + 1
        continue
      }
      if (character !== QUOTE) continue
      kept += this.inString ? this.ended(text.slice(from, at)) : text.slice(from, at)
      kept += '"'
      this.inString = !this.inString
      from = whole = at + 1
    }
    if (!this.inString) return kept + text.slice(from)
    this.interrupted(text.slice(from, whole), text.slice(whole))
    return kept
  }

  /** A string's last piece: what stands for the string. */
  private ended(piece: string): string {
    const text = this.pending + piece
    this.pending = ''
    if (!this.isLong && text.length <= LONG) return text
    this.setApart(text)
    this.isLong = false
    return `\\u0000${this.strings.length - 1}`
  }

  /** A string's piece that is not the last, and what of it can't be read yet. */
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

/** A body with its long strings back in their places: its own members', for no call has them deeper. */
export const withLongStrings = (body: object, strings: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isPlace = typeof value === 'string' && value.startsWith(PLACE)
      return [name, isPlace ? (strings[Number.parseInt(value.slice(1), 10)] ?? value) : value]
    }),
  )
