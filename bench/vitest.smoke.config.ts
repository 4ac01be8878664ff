import { defineConfig } from 'vitest/config'

/** Runs each benchmark once with tiny data, as an unused one breaks unnoticed, and tests what they compute. */
export default defineConfig({
  test: { name: 'bench', include: ['src/*.test.ts'], hookTimeout: 25 * 60_000 },
})
