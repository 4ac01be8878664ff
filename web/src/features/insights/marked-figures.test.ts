import { expect, test } from 'vitest'
import { markedFigures } from './marked-figures.ts'

const marked = (text: string, ...shown: string[]) =>
  markedFigures({ text, figures: shown.map((figure) => ({ of: 'something', value: 0, shown: figure })) })

test('distinguishes figures from surrounding words and from digits in names', () => {
  const pieces = marked('TB-500 was missed most: 1 of 20 doses (−0.5 lbs).', '1', '20 doses', '−0.5 lbs')
  expect(pieces.map(({ text }) => text)).toEqual([
    'TB-500 was missed most: ',
    '1',
    ' of ',
    '20 doses',
    ' (',
    '−0.5 lbs',
    ').',
  ])
  expect(pieces.map(({ isFigure }) => isFigure)).toEqual([false, true, false, true, false, true, false])
})

test("leaves the sentence whole when a figure isn't found", () => {
  expect(marked('Nothing at all.', '3')).toEqual([{ text: 'Nothing at all.', isFigure: false }])
})
