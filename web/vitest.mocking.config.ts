import { defineConfig } from 'vitest/config'
import web, { isolated } from './vitest.config.ts'

export default defineConfig({
  ...web,
  test: { ...web.test, name: 'web-mocking', isolate: true, include: isolated, exclude: [] },
})
