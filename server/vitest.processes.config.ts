import { defineConfig } from 'vitest/config'

/** The tests that kill servers: a PostgreSQL of their own each, one file after the other, long timeouts. */
export default defineConfig({
  test: {
    name: 'processes',
    include: ['src/**/*-processes.test.ts', 'src/database/embedded*.test.ts', 'src/start.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
