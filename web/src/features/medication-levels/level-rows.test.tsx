import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placedRuns, StepRow } from './level-rows.tsx'

const DAY = 24 * 60 * 60 * 1000

test.each([
  // Of 100 days.
  [8, [], '0.25 mg'],
  [15, ['0.25'], '0.25 mg'],
  [30, ['0.25 mg'], '0.25 mg'],
])('a step of %d percent of the width shows what fits, and is read in full', (days, shown, read) => {
  const doses = [
    { at: 0, mg: 0.25, planned: false },
    { at: days * DAY, mg: 0.5, planned: false },
  ]
  const span = { x: (at: number) => at / DAY, from: 0, to: 100 * DAY }
  render(<StepRow runs={placedRuns(doses, span)} />)
  const visible = screen.queryAllByText(/^0\.25( mg)?$/, { ignore: '.sr-only' })
  expect(visible.map(({ firstChild }) => firstChild?.textContent)).toEqual(shown)
  expect(screen.getByText(read)).toBeInTheDocument()
  expect(screen.getByText('0.5 mg')).toBeVisible()
})
