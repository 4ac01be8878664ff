import { afterEach, expect, test, vi } from 'vitest'
import { boundaryHydrated, hydrateLast, isHydrating, startHydration, whenHydrated } from './hydration.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('callbacks run once all boundaries have hydrated, and immediately after that', () => {
  document.body.innerHTML = '<i data-hydrating></i><i data-hydrating></i>'
  const [first, second] = document.querySelectorAll('i')
  const [act, canceled, later] = [vi.fn(), vi.fn(), vi.fn()]
  startHydration()
  whenHydrated(act)
  whenHydrated(canceled)()
  boundaryHydrated(first as Element)
  expect(act).not.toHaveBeenCalled()
  expect(isHydrating()).toBe(true)
  boundaryHydrated(second as Element)
  expect(act).toHaveBeenCalledOnce()
  expect(isHydrating()).toBe(false)
  expect(canceled).not.toHaveBeenCalled()
  whenHydrated(later)
  expect(later).toHaveBeenCalledOnce()
})

test('a slow phone gets time to hydrate, but a boundary that never does holds nothing up for good', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<i data-hydrating></i>'
  const act = vi.fn()
  startHydration()
  whenHydrated(act)
  vi.advanceTimersByTime(29_000)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('boundaries of a hidden container are not waited for', async () => {
  document.body.innerHTML = '<i data-hydrating></i><div data-later><i data-hydrating></i></div>'
  const [shown, hidden] = document.querySelectorAll('i')
  const act = vi.fn()
  startHydration()
  whenHydrated(act)
  boundaryHydrated(shown as Element)
  expect(act).not.toHaveBeenCalled()
  hydrateLast('[data-later]')
  await Promise.resolve()
  expect(act).toHaveBeenCalledOnce()
  boundaryHydrated(hidden as Element)
  expect(act).toHaveBeenCalledOnce()
})

test('a page that was left before it had hydrated holds nothing up on the next one', async () => {
  document.body.innerHTML = '<i data-hydrating></i>'
  const [before, after] = [vi.fn(), vi.fn()]
  startHydration()
  whenHydrated(before)
  await Promise.resolve()
  expect(before).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  whenHydrated(after)
  await Promise.resolve()
  expect(after).toHaveBeenCalledOnce()
  expect(before).toHaveBeenCalledOnce()
  expect(isHydrating()).toBe(false)
})
