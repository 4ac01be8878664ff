import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEntry } from '../test/regimen.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import InsightsLevel from './insights-level.tsx'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const iso = (at: number) => new Date(at).toISOString()
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const ofYear = { unit: 'lbs' as const, weighIns: [], symptoms: [], labs: [] }
const older = {
  ...ofYear,
  weighIns: [{ day: '2024-03-01', weight: 200 }],
  symptoms: [{ id: 1, name: 'Nausea', severity: 2, startedAt: '2024-03-01T12:00:00Z', day: '2024-03-01' }],
}

const level = {
  at: iso(NOW),
  name: 'Semaglutide',
  ...{ percent: 72, low: 67, high: 77, model: 'One compartment', note: 'A model.' },
  source: { name: 'Overgaard 2019', url: 'https://doi.org/10.1007/s13300-019-0581-y', checked: null },
  since: iso(NOW - 1000 * DAY),
  regimen: { mg: 0.5, intervalHours: 168 },
  curves: {
    bounds: [[{ size: 118, rate: Math.LN2 / 168 }], [{ size: 136, rate: Math.LN2 / 168 }]],
    typical: [{ size: 127, rate: Math.LN2 / 168 }],
  },
  points: [],
  doses: [{ at: iso(NOW - 1000 * DAY), mg: 0.5, planned: false }],
}

test('three years of a level show the weigh-ins and side effects of three years', async () => {
  const fetched = vi.fn<() => void>()
  server.use(
    http.get('/api/medication-levels/11', () => HttpResponse.json(level)),
    http.get('/api/insights/overlays', () => {
      fetched()
      return HttpResponse.json(older)
    }),
  )
  const insights = ofYear as unknown as Parameters<typeof InsightsLevel>[0]['insights']
  const { user } = renderPage(<InsightsLevel user={aUser()} insights={insights} entries={[anEntry()]} />)
  const spans = within(await screen.findByRole('group', { name: 'Time' }))
  const longest = await spans.findByRole('radio', { name: '3Y' })
  expect(screen.queryByRole('checkbox', { name: 'Side effects' })).not.toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
  await user.click(longest)
  expect(await screen.findByRole('checkbox', { name: 'Side effects' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Weight' })).toBeChecked()
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
})
