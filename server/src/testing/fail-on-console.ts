import { afterEach, expect, vi } from 'vitest'
import { undeclaredRefusals } from './declared-refusals.ts'

const spies = (['error', 'warn', 'log'] as const).map((method) => vi.spyOn(console, method))

// Nothing in the server writes to the console; a line there is a surprise.
afterEach(() => {
  for (const spy of spies) {
    expect(spy.mock.calls).toEqual([])
    spy.mockClear()
  }
})

// A caller reads in the contract what to be ready for.
afterEach(() => {
  expect(undeclaredRefusals.splice(0), 'refused with a code that `errors` of the call does not name').toEqual(
    [],
  )
})
