/** A piece of a message: text or a link. */
export interface Piece {
  text: string
  /** the target of a link */
  href?: string
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** Punctuation after an address belongs to the sentence. */
const SENTENCE_END = /[.,;:!?'’”»*_]+$/
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const

const count = (text: string, letter: string): number => text.split(letter).length - 1

/** Trims the sentence's punctuation from an address, but keeps brackets that the address opened. */
function withoutSentence(found: string): string {
  const bare = found.replace(SENTENCE_END, '')
  const [, closing] =
    BRACKETS.find(([open, close]) => bare.endsWith(close) && count(bare, close) > count(bare, open)) ?? []
  if (closing) return withoutSentence(bare.slice(0, -1))
  return bare
}

function hrefOf(address: string): string | undefined {
  const href = /^www\./i.test(address) ? `https://${address}` : address
  return URL.canParse(href) && new URL(href).hostname.includes('.') ? href : undefined
}

/** Splits text into plain text and links. Joining the pieces gives the text back. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found)
    const href = hrefOf(address)
    // 'awww.nice.example' is a word: no link starts inside a word.
    if (!href || /\w/.test(text[index - 1] ?? '')) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
