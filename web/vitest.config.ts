import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that mock modules run in their own process, isolated from others. */
export const mocking = 'src/**/*.mocking.test.{ts,tsx}'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    // Each file has its own page but shares loaded modules, which saves most of the time.
    isolate: false,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [mocking],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
