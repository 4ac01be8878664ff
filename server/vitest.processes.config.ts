import { defineConfig } from 'vitest/config'

/** The tests in which several servers share the work: one at a time, and next to the other projects. */
export default defineConfig({
  test: {
    name: 'processes',
    include: ['src/**/*-processes.test.ts'],
    provide: { volume: 1 },
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
