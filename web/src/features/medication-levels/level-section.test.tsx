import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import LevelSection from './level-section.tsx'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const iso = (at: number) => new Date(at).toISOString()

const point = (days: number, percent: number | null) => ({
  at: iso(NOW + days * DAY),
  percent,
  low: percent === null ? null : percent - 5,
  high: percent === null ? null : percent + 5,
  planned: days > 0,
})

const level = {
  at: iso(NOW),
  name: 'Semaglutide',
  percent: 72,
  low: 67,
  high: 77,
  model: 'Two compartments, by weight and type 2 diabetes',
  source: { name: 'Overgaard 2019', url: 'https://doi.org/10.1007/s13300-019-0581-y', checked: null },
  note: 'A model from published averages, not a measurement. Not for dosing decisions.',
  since: iso(NOW - 8 * DAY),
  regimen: { mg: 0.5, intervalHours: 168 },
  points: [point(-9, null), point(-8, 0), point(-1, 61), point(0, 72), point(1, 79), point(7, 50)],
  doses: [
    { at: iso(NOW - 8 * DAY), mg: 0.25, planned: false },
    { at: iso(NOW - DAY), mg: 0.5, planned: false },
    { at: iso(NOW + 6 * DAY), mg: 0.5, planned: true },
  ],
}

const entries = [
  { id: 1, name: 'Semaglutide', hue: 1 },
  { id: 2, name: 'BPC-157', hue: 2 },
]

function open() {
  server.use(
    http.get('/api/medication-levels/1', () => HttpResponse.json(level)),
    http.get('/api/medication-levels/2', () =>
      HttpResponse.json({
        at: iso(NOW),
        name: 'BPC-157',
        percent: null,
        reason: 'No published human data',
        points: [],
        doses: [],
      }),
    ),
  )
  return renderPage(<LevelSection entries={entries} timeZone="UTC" />)
}

test('says the level now with its band and its dose, and what it is', async () => {
  const { user } = open()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  expect(slider).toHaveAttribute('aria-valuetext', 'Now, 72 percent. 1 day after 0.5 mg')
  expect(screen.getByText('Range 67 to 77% · 1 day after 0.5 mg')).toBeVisible()
  await user.click(screen.getByText('What is this?'))
  expect(screen.getByText(/Not for dosing decisions/)).toBeVisible()
  expect(screen.getByText(/^Level before .* unknown\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overgaard 2019' })).toHaveAttribute('href', level.source.url)
})

test('keys go along the curve', async () => {
  const { user } = open()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).toContain('79 percent')
  await user.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toContain(' 0 percent')
  await user.keyboard('n')
  expect(slider.getAttribute('aria-valuetext')).toContain('72 percent')
})

test('a compound without human data has no curve', async () => {
  const { user } = open()
  const choice = within(await screen.findByRole('group', { name: 'Medicine' }))
  await user.click(choice.getByRole('radio', { name: 'BPC-157' }))
  expect(await screen.findByText('No published human data')).toBeVisible()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})
