import { HttpResponse, http } from 'msw'
import { Profiler, useState } from 'react'
import { vi } from 'vitest'
import LevelSection from '../features/medication-levels/level-section.tsx'
import { renderPage } from './render.tsx'
import { server } from './server.ts'

/** When the level is read. */
export const NOW = Date.parse('2026-06-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const iso = (at: number) => new Date(at).toISOString()

const point = (days: number, percent: number | null) => ({
  at: iso(NOW + days * DAY),
  percent,
  low: percent === null ? null : percent - 5,
  high: percent === null ? null : percent + 5,
  planned: days > 0,
})

/** A level of semaglutide, 8 days after the first dose. */
export const level = {
  at: iso(NOW),
  name: 'Semaglutide',
  percent: 72,
  low: 67,
  high: 77,
  model: 'Two compartments, by weight and type 2 diabetes',
  source: { name: 'Overgaard 2019', url: 'https://doi.org/10.1007/s13300-019-0581-y', checked: '2026-11-27' },
  note: 'A model from published averages, not a measurement. Not for dosing decisions.',
  since: iso(NOW - 8 * DAY),
  regimen: { mg: 0.5, intervalHours: 168 },
  // A single exponential with a half-life of one week: each 1 mg dose adds 127 percent.
  curves: {
    bounds: [[{ size: 118, rate: Math.LN2 / 168 }], [{ size: 136, rate: Math.LN2 / 168 }]],
    typical: [{ size: 127, rate: Math.LN2 / 168 }],
  },
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

const overlays = {
  weight: [{ at: NOW - 7 * DAY, value: 180, text: '180 lbs' }],
  effects: [{ at: NOW - 7 * DAY, size: 2, text: 'Nausea, moderate' }],
  labs: [],
}

/** Three years of daily doses. */
export const longLevel = {
  ...level,
  since: iso(NOW - 1095 * DAY),
  regimen: { mg: 0.5, intervalHours: 24 },
  doses: Array.from({ length: 1095 }, (_, day) => ({
    ...{ at: iso(NOW - (1095 - day) * DAY), mg: 0.5, planned: false },
  })),
}

/** Called when React renders any part of the section. */
export const rendered = vi.fn()

function Section() {
  const [daysBack, setDaysBack] = useState('91')
  const span = { daysBack, onDaysBack: setDaysBack }
  return (
    <Profiler id="section" onRender={rendered}>
      <LevelSection entries={entries} timeZone="UTC" overlays={overlays} {...span} />
    </Profiler>
  )
}

/** Opens the section; `starts` has the first day of each request. */
export function openLevelSection(first = level) {
  const starts: string[] = []
  server.use(
    http.get('/api/medication-levels/1', ({ request }) => {
      starts.push(new URL(request.url).searchParams.get('from')?.slice(0, 10) ?? '')
      return HttpResponse.json(first)
    }),
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
  return { ...renderPage(<Section />), starts }
}
