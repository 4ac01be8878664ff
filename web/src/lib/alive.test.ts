import { afterEach, expect, test, vi } from 'vitest'
import { adoptPage, isAdopting, partIsAlive, whenAlive } from './alive.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('what waits is done once all parts are alive, and at once from then on', () => {
  document.body.innerHTML = '<i data-part></i><i data-part></i>'
  const [first, second] = document.querySelectorAll('i')
  const [act, calledOff, later] = [vi.fn(), vi.fn(), vi.fn()]
  adoptPage()
  whenAlive(act)
  whenAlive(calledOff)()
  partIsAlive(first as Element)
  expect(act).not.toHaveBeenCalled()
  expect(isAdopting()).toBe(true)
  partIsAlive(second as Element)
  expect(act).toHaveBeenCalledOnce()
  expect(isAdopting()).toBe(false)
  expect(calledOff).not.toHaveBeenCalled()
  whenAlive(later)
  expect(later).toHaveBeenCalledOnce()
})

test('a part that never comes is not waited for long', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<i data-part></i>'
  const act = vi.fn()
  adoptPage()
  whenAlive(act)
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
