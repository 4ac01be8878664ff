import { afterEach, expect, vi } from 'vitest'
import { undeclaredRefusals } from './declared-refusals.ts'

const spies = (['error', 'warn', 'log'] as const).map((method) => vi.spyOn(console, method))

// Nothing in the server writes to the console, so a line there fails the test.
afterEach(() => {
  for (const spy of spies) {
    expect(spy.mock.calls).toEqual([])
    spy.mockClear()
  }
})

// The contract must declare what callers have to handle.
afterEach(() => {
  expect(undeclaredRefusals.splice(0), 'refused with a code that `errors` of the call does not name').toEqual(
    [],
  )
})
