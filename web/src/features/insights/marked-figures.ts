import type { Insight } from './insights.api.ts'

const goesOn = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character)

/** The position of a figure as a whole word; -1 if absent. The 1 in BPC-157 doesn't count. */
function placeOf(figure: string, text: string): number {
  let index = text.indexOf(figure)
  while (index >= 0 && (goesOn(text[index - 1]) || goesOn(text[index + figure.length])))
    index = text.indexOf(figure, index + 1)
  return index
}

/** Splits a sentence into figures and text. Joining the pieces gives the sentence back. */
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
