import { defineConfig } from 'vitest/config'

/** The tests in which several servers compete for the machine: nothing else runs beside them. */
export default defineConfig({
  test: {
    name: 'processes',
    include: ['src/**/*-processes.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
