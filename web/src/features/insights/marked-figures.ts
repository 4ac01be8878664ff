import type { Insight } from './insights.api.ts'

/** Whether a text goes on with a letter, a digit or a hyphen: then what stands before it is a part of a name. */
const goesOn = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character)

/** Where a figure stands in a text, by itself; -1 where it doesn't. The figure 1 does not stand in BPC-157. */
function placeOf(figure: string, text: string): number {
  let at = text.indexOf(figure)
  while (at >= 0 && (goesOn(text[at - 1]) || goesOn(text[at + figure.length])))
    at = text.indexOf(figure, at + 1)
  return at
}

/** A sentence in pieces, with its figures apart from its words; together they are the sentence. */
export function markedFigures({
  text,
  figures,
}: Pick<Insight, 'text' | 'figures'>): { text: string; isFigure: boolean }[] {
  const pieces: { text: string; isFigure: boolean }[] = []
  let rest = text
  for (const { shown } of figures) {
    const at = placeOf(shown, rest)
    if (at < 0) continue
    pieces.push({ text: rest.slice(0, at), isFigure: false }, { text: shown, isFigure: true })
    rest = rest.slice(at + shown.length)
  }
  return [...pieces, { text: rest, isFigure: false }].filter((piece) => piece.text !== '')
}
