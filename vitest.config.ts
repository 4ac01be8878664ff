import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'domain',
      'contract',
      'server',
      'server/vitest.processes.config.ts',
      'server/vitest.starts.config.ts',
      'web',
      'web/vitest.mocking.config.ts',
      'scripts',
      'bench/vitest.smoke.config.ts',
    ],
  },
})
