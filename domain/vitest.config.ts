import { defineConfig } from 'vitest/config'

// Pure functions leave nothing behind, so the files may share a process.
export default defineConfig({ test: { name: 'domain', include: ['src/**/*.test.ts'], isolate: false } })
