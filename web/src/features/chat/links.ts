/** A piece of what somebody wrote: text, or the address of a page. */
export interface Piece {
  text: string
  /** where it leads, for an address */
  href?: string
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** What stands behind an address is the sentence's. */
const SENTENCE_END = /[.,;:!?'’”»*_]+$/
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const

const count = (text: string, letter: string): number => text.split(letter).length - 1

/** An address without what belongs to the sentence around it; a bracket that it opens itself stays. */
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

/** Takes a text apart into what is written and the addresses in it; put together again, the pieces are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found)
    const href = hrefOf(address)
    // 'awww.nice.example' is a word, and what begins within one is no address.
    if (!href || /\w/.test(text[index - 1] ?? '')) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
