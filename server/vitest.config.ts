import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    // Modules are shared between files; each file has its own database and app.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*-processes.test.ts', 'src/database/embedded*.test.ts', 'src/start*.test.ts'],
    provide: { volume: 1 },
    globalSetup: ['src/testing/database-server.ts', 'src/testing/seed.ts'],
    setupFiles: ['src/testing/fail-on-console.ts', 'src/testing/cheap-hashes.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is no failure; what never happens still fails.
    expect: { poll: { timeout: 30_000 } },
  },
})
