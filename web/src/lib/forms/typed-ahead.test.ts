import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedAhead } from './typed-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A search whose URL updates when the test says so. */
function aSearch(value = '') {
  const put = vi.fn()
  const hook = renderHook((props: { value: string }) => useTypedAhead(props.value, put), {
    initialProps: { value },
  })
  const type = (text: string, still = 250) => {
    act(() => hook.result.current[1](text))
    act(() => vi.advanceTimersByTime(still))
  }
  return {
    put,
    type,
    text: () => hook.result.current[0],
    arrive: (next: string) => hook.rerender({ value: next }),
  }
}

test('the value follows after a pause in typing', () => {
  const { put, type, text } = aSearch()
  type('m', 100)
  type('mo', 100)
  expect(text()).toBe('mo')
  expect(put).not.toHaveBeenCalled()
  type('mor')
  expect(put.mock.calls).toEqual([['mor']])
})

test('late updates never revert typed letters, however many are pending', () => {
  const { type, text, arrive } = aSearch()
  type('mo')
  type('mor')
  type('more', 100)
  arrive('mo')
  expect(text()).toBe('more')
  arrive('mor')
  expect(text()).toBe('more')
})

test('on navigation back, the value wins and pending typing is dropped', () => {
  const { put, type, text, arrive } = aSearch('sofia')
  type('mor')
  arrive('mor')
  type('more', 100)
  arrive('sofia')
  expect(text()).toBe('sofia')
  act(() => vi.advanceTimersByTime(1000))
  expect(put.mock.calls).toEqual([['mor']])
})
