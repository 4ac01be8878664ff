import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests that run in their own process, isolated from others: they mock modules, or failed after some other files. */
export const isolated = [
  'src/**/*.mocking.test.{ts,tsx}',
  'src/pages/dashboard/today/*.test.tsx',
  'src/features/reminders/overdue/*.test.tsx',
]

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
    exclude: isolated,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
