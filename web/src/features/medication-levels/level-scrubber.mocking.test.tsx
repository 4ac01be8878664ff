import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { longLevel, NOW, openLevelSection, rendered } from '../../test/level-section.tsx'
import type * as scales from './level-scale.ts'

/** Counts how often an instant is placed on a chart. */
const placed = vi.fn<(at: number) => void>()

vi.mock('./level-scale.ts', async (load) => {
  const original = await load<typeof scales>()
  return {
    ...original,
    levelScale: (...args: Parameters<typeof scales.levelScale>) => {
      const scale = original.levelScale(...args)
      return {
        ...scale,
        x: (at: number) => {
          placed(at)
          return scale.x(at)
        },
      }
    },
  }
})

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

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
  const { user } = openLevelSection(longLevel)
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
  const { user } = openLevelSection(longLevel)
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
