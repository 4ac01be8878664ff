import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Pure functions leave nothing behind, so the files may share a process.
    isolate: false,
    // Exhaustive tests: a busy machine is no failure.
    testTimeout: 60_000,
  },
})
