import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that put something in a module's place: they get a process of their own, or others would see it. */
export const mocking = 'src/**/*.mocking.test.{ts,tsx}'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    // Each file has its own page, but they share what was loaded: that is most of the time otherwise.
    isolate: false,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [mocking],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
