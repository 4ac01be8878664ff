import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImportQuestions } from './import-questions.tsx'

test.each([
  ['34,900', ['decimal-point', 34_900], ['decimal-comma', 34.9], ['34900', '34.9']],
  ['04/05/2029', ['month-first', '2029-04-05'], ['day-first', '2029-05-04'], ['Apr 5, 2029', 'May 4, 2029']],
  [
    '04/05/2029 9:00 PM',
    ['month-first', '2029-04-05T21:00:00'],
    ['day-first', '2029-05-04T21:00:00'],
    ['Apr 5, 2029', 'May 4, 2029'],
  ],
] as const)('asks what %s means without repeating its ambiguity', (example, one, other, labels) => {
  const choices = [one, other].map(([reading, value]) => ({ reading, value }))
  const question = { field: 'f', column: 'Column', row: 2, example, choices, answer: null }
  render(<ImportQuestions questions={[question]} onAnswer={() => {}} />)
  expect(
    screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(labels)
})
