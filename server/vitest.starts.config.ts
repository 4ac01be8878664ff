import { defineConfig } from 'vitest/config'

/** The tests that start, stop and kill the product and its PostgreSQL: they mostly wait, so they have long timeouts. */
export default defineConfig({
  test: {
    name: 'starts',
    include: ['src/database/embedded*.test.ts', 'src/start*.test.ts'],
    // On a busy machine a drill takes a third of it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
