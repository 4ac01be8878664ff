import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Profiler, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import type * as place from './level-place.ts'
import { nearestPoint } from './level-place.ts'
import LevelSection from './level-section.tsx'
import LevelSketch from './level-sketch.tsx'

/** Counts how often an instant is placed on a chart. */
const placed = vi.fn<(at: number) => void>()

vi.mock('./level-place.ts', async (load) => {
  const original = await load<typeof place>()
  return {
    ...original,
    levelPlace: (...given: Parameters<typeof place.levelPlace>) => {
      const found = original.levelPlace(...given)
      return {
        ...found,
        x: (at: number) => {
          placed(at)
          return found.x(at)
        },
      }
    },
  }
})

const NOW = Date.parse('2026-06-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

let requested: string[] = []
beforeEach(() => {
  requested = []
})

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
const longLevel = {
  ...level,
  since: iso(NOW - 1095 * DAY),
  regimen: { mg: 0.5, intervalHours: 24 },
  doses: Array.from({ length: 1095 }, (_, day) => ({
    ...{ at: iso(NOW - (1095 - day) * DAY), mg: 0.5, planned: false },
  })),
}

/** Called when React renders any part of the section. */
const rendered = vi.fn()

function Section() {
  const [daysBack, setDaysBack] = useState('91')
  const span = { daysBack, onDaysBack: setDaysBack }
  return (
    <Profiler id="section" onRender={rendered}>
      <LevelSection entries={entries} timeZone="UTC" overlays={overlays} {...span} />
    </Profiler>
  )
}

function open(first = level) {
  server.use(
    http.get('/api/medication-levels/1', ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('from') ?? '')
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
  return renderPage(<Section />)
}

test('shows the current level with its range, dose and explanation', async () => {
  const { user } = open()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Now, 72 percent of peak. Next trough Sun. 1 day after 0.5 mg. Range 67 to 77%',
  )
  expect(screen.getByText('Next trough Sun · 1 day after 0.5 mg · Range 67 to 77%')).toBeVisible()
  await user.click(screen.getByText('What is this?'))
  expect(screen.getByText(/Not for dosing decisions/)).toBeVisible()
  expect(screen.getByText(/^Level before .* unknown\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overgaard 2019' })).toHaveAttribute('href', level.source.url)
  expect(screen.getByText('checked Nov 27, 2026')).toBeVisible()
})

test('arrow keys move along the curve', async () => {
  const { user } = open()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).not.toMatch(/^Now/)
  await user.keyboard('{End}')
  expect(slider.getAttribute('aria-valuetext')).toContain('Jun 22, 2026')
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

test('overlays are only offered with a curve', async () => {
  const { user } = open()
  const overlays = { name: 'Show alongside the level' }
  expect(await screen.findByRole('group', overlays)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'BPC-157' }))
  expect(await screen.findByText('No published human data')).toBeVisible()
  expect(screen.queryByRole('group', overlays)).not.toBeInTheDocument()
})

test('the readout lists events around a day, unless their overlay is off', async () => {
  const { user } = open()
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  const overlays = within(screen.getByRole('group', { name: 'Show alongside the level' }))
  expect(overlays.queryByRole('checkbox', { name: 'Labs' })).not.toBeInTheDocument()
  const goToTheWeighIn = async () => {
    slider.focus()
    await user.keyboard('{Home}')
    for (let day = 0; day < 20; day++) await user.keyboard('{ArrowRight}')
    for (let index = 0; index < 30 && !slider.getAttribute('aria-valuetext')?.includes('Jun 8'); index++)
      await user.keyboard('{ArrowRight}')
  }
  await goToTheWeighIn()
  expect(slider.getAttribute('aria-valuetext')).toContain('180 lbs. Nausea, moderate')
  await user.click(overlays.getByRole('checkbox', { name: 'Weight' }))
  await goToTheWeighIn()
  expect(slider.getAttribute('aria-valuetext')).not.toContain('180 lbs')
  expect(slider.getAttribute('aria-valuetext')).toContain('Nausea, moderate')
})

test('three years are offered and fetched once the first dose is a year old', async () => {
  const { user } = open(longLevel)
  const time = within(await screen.findByRole('group', { name: 'Time' }))
  await user.click(await time.findByRole('radio', { name: '3Y' }))
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  await user.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toContain('Jun 16, 2023')
  expect(requested.map((from) => from.slice(0, 10))).toEqual(['2025-06-15', '2023-06-16'])
})

test('the latest weight is written beside its line', async () => {
  const { user } = open()
  await screen.findByRole('slider', { name: 'Time of the level' })
  expect(screen.getByText('180 lbs')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Weight' }))
  expect(screen.queryByText('180 lbs')).not.toBeInTheDocument()
})

test('a new medicine offers no three years', async () => {
  open()
  await screen.findByRole('slider', { name: 'Time of the level' })
  expect(screen.queryByRole('radio', { name: '3Y' })).not.toBeInTheDocument()
})

/** What changes in the page while something is done. */
async function changesDuring(work: () => Promise<void>): Promise<MutationRecord[]> {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
  await work()
  changes.push(...observer.takeRecords())
  observer.disconnect()
  return changes
}

/** The paused animations that place the crosshair. */
function crosshair(): Animation[] {
  const made = vi.mocked(Element.prototype.animate).mock.results
  return made.slice(-2).map(({ value }) => value)
}

test('scrubbing three years of daily doses seeks the crosshair, changes no style, and computes no level', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  const { user } = open(longLevel)
  await user.click(await screen.findByRole('radio', { name: '3Y' }))
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  slider.focus()
  placed.mockClear()
  const made = animate.mock.calls.length
  const exponentials = vi.spyOn(Math, 'exp')
  const changes = await changesDuring(() => user.keyboard('{Home}{ArrowRight}'))
  expect(slider.getAttribute('aria-valuetext')).not.toMatch(/^Now/)
  const [across, down] = crosshair()
  expect(across?.currentTime).toBeGreaterThan(0)
  expect(across?.currentTime).toBeLessThan(1)
  expect(down?.currentTime).toBeGreaterThan(0)
  // A style is laid out and painted, or at least arranges all layers again.
  expect(changes.filter(({ attributeName }) => attributeName === 'style')).toEqual([])
  expect(changes.length).toBeLessThan(30)
  expect(animate.mock.calls.length).toBe(made)
  expect(placed).toHaveBeenCalledTimes(2)
  expect(exponentials).not.toHaveBeenCalled()
})

/** Frames that pass when the test says so. */
function manualFrames() {
  let waiting: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => waiting.push(work))
  return () => {
    const due = waiting
    waiting = []
    for (const work of due) work(0)
    return due.length
  }
}

/** The chart of three years, with a pointer that arrived at its left edge. */
async function openWithPointer() {
  const { user } = open(longLevel)
  await user.click(await screen.findByRole('radio', { name: '3Y' }))
  const slider = await screen.findByRole('slider', { name: 'Time of the level' })
  const measured = vi
    .spyOn(slider, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 300 } as DOMRect)
  rendered.mockClear()
  placed.mockClear()
  const nextFrame = manualFrames()
  fireEvent.pointerEnter(slider, { clientX: 0 })
  return { slider, measured, nextFrame }
}

test('moves within a frame are one, measure nothing, and render neither the curve nor anything else', async () => {
  const { slider, measured, nextFrame } = await openWithPointer()
  for (const clientX of [10, 20, 30]) fireEvent.pointerMove(slider, { clientX })
  expect(placed).not.toHaveBeenCalled()
  nextFrame()
  expect(placed).toHaveBeenCalledOnce()
  // The pointer rests, so the words follow.
  nextFrame()
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Oct 4, 2023/)
  expect(nextFrame()).toBe(0)
  fireEvent.pointerMove(slider, { clientX: 40 })
  // Measuring makes the browser lay out the page.
  expect(measured).toHaveBeenCalledOnce()
  fireEvent.pointerLeave(slider)
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Now/)
  expect(rendered).not.toHaveBeenCalled()
})

test('each frame of a scrub either moves the crosshair or changes the words, every third one', async () => {
  const { slider, nextFrame } = await openWithPointer()
  while (nextFrame() > 0);
  const words = () => slider.getAttribute('aria-valuetext')
  for (let frame = 1; frame <= 6; frame++) {
    const before = words()
    placed.mockClear()
    fireEvent.pointerMove(slider, { clientX: 40 * frame })
    nextFrame()
    expect(placed).toHaveBeenCalledTimes(frame % 3 === 0 ? 0 : 1)
    expect(words() !== before).toBe(frame % 3 === 0)
  }
  // The last move isn't lost.
  while (nextFrame() > 0);
  expect(words()).toMatch(/^Nov 14, 2025/)
})

test('the chart of three years of daily doses has few elements', async () => {
  const { user } = open(longLevel)
  await user.click(await screen.findByRole('radio', { name: '3Y' }))
  await screen.findByRole('slider', { name: 'Time of the level' })
  const section = screen.getByRole('region', { name: 'Medication level' })
  expect(section.querySelectorAll('path[d*="50h0"]')).toHaveLength(2)
  expect(section.querySelectorAll('*').length).toBeLessThan(130)
})

test.each([
  [-1, 0],
  [4, 0],
  [5, 0],
  [6, 1],
  [10, 1],
  [99, 2],
])('the point nearest to %d is number %d', (at, index) => {
  const points = [0, 10, 20].map((one) => ({ at: one, percent: 0, low: 0, high: 0, planned: false }))
  expect(nearestPoint(points, at)).toBe(index)
})

test('a sketch shows the level and its next trough, and nothing without a curve', async () => {
  open()
  renderPage(<LevelSketch id={1} timeZone="UTC" />)
  expect(
    await screen.findByRole('img', { name: 'Medication level: 72% of peak; next trough Sun' }),
  ).toHaveTextContent('72% of peak')
  const none = renderPage(<LevelSketch id={2} timeZone="UTC" />)
  await screen.findByRole('slider')
  expect(none.container.querySelector('svg')).toBeNull()
})
