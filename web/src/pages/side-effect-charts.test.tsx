import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../test/render.tsx'
import { anEffect, serveSideEffects } from '../test/side-effects-server.ts'
import { aUser } from '../test/users.ts'
import SideEffectsPage from './side-effects.tsx'

const NOW = Date.parse('2026-06-15T14:00:00Z')
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const open = () => renderPage(<SideEffectsPage />, { path: '/side-effects', user: aUser() })

test('charts say what passed a test, with the number behind every day', async () => {
  const days = [0, 1, 2].map((day) => ({ day, count: day === 1 ? 6 : 0, mean: day === 1 ? 2.2 : null }))
  serveSideEffects([anEffect()], {
    peptides: [{ name: 'Semaglutide', colorSlot: 1, days, worstDay: 1 }],
    steps: [
      {
        ...{ name: 'Semaglutide', colorSlot: 1, on: '2026-05-11', more: 'after' },
        before: { dose: '0.25 mg', severities: [0, 0, 0, 0, 0, 0, 1] },
        after: { dose: '0.5 mg', severities: [2, 2, 0, 3, 2, 1] },
      },
    ],
  })
  open()
  const byDay = within(
    await screen.findByRole('region', { name: 'Most the day after your dose Days since Semaglutide' }),
  )
  const row = byDay.getByRole('row', { name: /Day 1/ })
  expect(row).toHaveTextContent('2.2, Moderate')
  expect(within(row).getByRole('cell', { name: '6' })).toBeVisible()
  expect(screen.queryByText(/stands out/)).not.toBeInTheDocument()
  const step = within(screen.getByRole('region', { name: /^More days with side effects on 0.5 mg/ }))
  expect(step.getByText('1 of 7 days')).toBeVisible()
  expect(step.getByText('5 of 6 days')).toBeVisible()
})

test('the grid has the side effects after each dose: all, or one of them', async () => {
  const [nausea, fatigue] = [
    { name: 'Nausea', severity: 2 },
    { name: 'Fatigue', severity: 1 },
  ]
  serveSideEffects([anEffect()], {
    doses: [
      {
        ...{ name: 'Semaglutide', colorSlot: 1 },
        latest: [
          { on: '2026-06-13', dose: '0.5 mg', days: [[], [nausea, fatigue], []] },
          { on: '2026-06-06', dose: '0.25 mg', days: [[], [nausea], [], [], [fatigue], [], []] },
        ],
      },
    ],
  })
  const { user } = open()
  const grid = within(await screen.findByRole('region', { name: 'After each dose Semaglutide' }))
  const cells = (name: RegExp) =>
    within(grid.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(grid.getAllByRole('columnheader')).toHaveLength(7)
  expect(grid.getByRole('columnheader', { name: 'Day 1' })).toBeVisible()
  const [none, both] = ['None logged', 'Nausea, Moderate. Fatigue, Mild']
  expect(cells(/^Jun 13\s?0.5 mg/)).toEqual([none, both, none, '', '', '', ''])
  await user.click(grid.getByRole('radio', { name: 'Fatigue' }))
  expect(cells(/^Jun 13/).slice(0, 3)).toEqual([none, 'Fatigue, Mild', none])
  expect(cells(/^Jun 6/)).toEqual([none, none, none, none, 'Fatigue, Mild', none, none])
})

test('the days after each dose offer the six most frequent side effects', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
  const logged = names.map((name) => ({ name, severity: 1 }))
  const days = [logged, logged.slice(1), [], []]
  serveSideEffects([anEffect()], {
    doses: [{ name: 'Semaglutide', colorSlot: 1, latest: [{ on: '2026-06-06', dose: '0.5 mg', days }] }],
  })
  open()
  const grid = within(await screen.findByRole('region', { name: 'After each dose Semaglutide' }))
  expect(grid.getAllByRole('radio')).toHaveLength(7)
  expect(grid.getByRole('radio', { name: 'Seven' })).toBeInTheDocument()
  expect(grid.queryByRole('radio', { name: 'One' })).not.toBeInTheDocument()
})

test('charts without a finding fold into one line', async () => {
  const side = { dose: '0.5 mg', severities: [0, 0, 0, 0, 0, 1] }
  serveSideEffects([anEffect()], {
    peptides: [{ name: 'Semaglutide', colorSlot: 1, days: [{ day: 0, count: 6, mean: 1 }], worstDay: null }],
    steps: [{ name: 'Semaglutide', colorSlot: 1, on: '2026-05-11', more: null, before: side, after: side }],
  })
  const { user } = open()
  const line = await screen.findByText('Nothing stands out yet')
  expect(screen.getByText('No day stands out')).not.toBeVisible()
  await user.click(line)
  expect(screen.getByRole('region', { name: 'No day stands out Days since Semaglutide' })).toBeVisible()
  expect(screen.getByRole('region', { name: /^No clear change on 0.5 mg/ })).toBeVisible()
})
