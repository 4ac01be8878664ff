import { defineConfig } from 'vitest/config'

/** Runs each benchmark once with tiny data: an unused benchmark breaks unnoticed. */
export default defineConfig({
  test: { name: 'bench', include: ['src/smoke.test.ts'], hookTimeout: 25 * 60_000 },
})
