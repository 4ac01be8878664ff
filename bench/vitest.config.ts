import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The server's large-volume tests with ten times the data: too long for every `npm test`. */
export default defineConfig({
  test: {
    name: 'volumes',
    root: resolve(import.meta.dirname, '../server'),
    provide: { volume: 10 },
    include: [
      'src/**/*-processes.test.ts',
      'src/http/generated-requests.test.ts',
      'src/http/large-bodies.test.ts',
      'src/ports/images.test.ts',
    ],
    globalSetup: ['src/testing/database-server.ts', 'src/testing/seed.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
