import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['domain', 'contract', 'server', 'server/vitest.embedded.config.ts', 'web', 'scripts'] },
})
