import { defineConfig } from 'vitest/config'

/** Runs each benchmark once with tiny data: a benchmark that nobody runs breaks unnoticed. */
export default defineConfig({
  test: { name: 'bench', include: ['src/smoke.test.ts'], testTimeout: 180_000 },
})
