import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import './dose-days.tsx'
import LevelSection from './level-section.tsx'
import './side-by-side.tsx'

// A Monday.
const NOW = Date.parse('2026-06-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const iso = (days: number) => new Date(NOW + days * DAY).toISOString()
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const withoutCurve = {
  ...{ at: iso(0), name: 'BPC-157', percent: null, reason: 'No published human data' },
  ...{ points: [], doses: [] },
  taken: [-30, -4, -1, 0, 2].map((days) => ({ at: iso(days), planned: days > 0 })),
}

const level = {
  ...{ at: iso(0), name: 'Semaglutide', percent: 72.4, low: 67, high: 77 },
  ...{ model: 'One compartment', note: 'A model.', since: iso(-8) },
  source: { name: 'Overgaard 2019', url: 'https://doi.org/10.1007/s13300-019-0581-y', checked: null },
  regimen: { mg: 0.5, intervalHours: 168 },
  curves: { bounds: [[{ size: 118, rate: 0.004 }]], typical: [{ size: 127, rate: 0.004 }] },
  points: [],
  doses: [
    { at: iso(-8), mg: 0.25, planned: false },
    { at: iso(-1), mg: 0.5, planned: false },
  ],
}

const entries = [
  { id: 2, name: 'BPC-157', hue: 2 },
  { id: 1, name: 'Semaglutide', hue: 1 },
]

const fetched = vi.fn<(id: string) => void>()

function open(shown = entries) {
  server.use(
    http.get('/api/medication-levels/:id', ({ params }) => {
      fetched(String(params.id))
      return HttpResponse.json(params.id === '1' ? level : withoutCurve)
    }),
  )
  const none = { weight: [], effects: [], labs: [] }
  const span = { daysBack: '91', onDaysBack: () => {} }
  return renderPage(<LevelSection entries={shown} timeZone="UTC" overlays={none} {...span} />)
}

test('a peptide without a curve has its doses as a calendar', async () => {
  open()
  const calendar = within(await screen.findByRole('table', { name: 'Your doses' }))
  const of = (weekday: string) =>
    within(calendar.getByRole('row', { name: new RegExp(`^${weekday}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(of('Mon')).toEqual([...Array(8).fill(''), 'logged'])
  expect(of('Wed')).toEqual([...Array(8).fill(''), 'planned'])
  expect(of('Thu').at(-2)).toBe('logged')
  expect(of('Sat')[3]).toBe('logged')
})

test('medicines are side by side once opened: levels, or doses without one', async () => {
  fetched.mockClear()
  const { user } = open()
  await screen.findByText('No published human data')
  expect(fetched.mock.calls).toEqual([['2']])
  await user.click(screen.getByText('Side by side'))
  expect(
    await screen.findByRole('img', { name: /^Level, \d+% of its own steady peak now$/ }),
  ).toBeInTheDocument()
  expect(screen.getByText('72% now')).toBeVisible()
  const dots = screen.getByRole('img', { name: '3 doses in 3 weeks' })
  expect(dots.querySelectorAll('svg')).toHaveLength(2)
  expect(screen.getByText('Each in percent of its own steady peak.')).toBeVisible()
})

test('a single medicine has nothing beside it', async () => {
  open(entries.slice(0, 1))
  await screen.findByText('No published human data')
  expect(screen.queryByText('Side by side')).not.toBeInTheDocument()
})
