import { afterEach, expect, vi } from 'vitest'

const spies = (['error', 'warn', 'log'] as const).map((method) => vi.spyOn(console, method))

// Nothing in the server writes to the console; a line there is a surprise.
afterEach(() => {
  for (const spy of spies) {
    expect(spy.mock.calls).toEqual([])
    spy.mockClear()
  }
})
