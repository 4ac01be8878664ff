import { defineConfig } from 'vitest/config'
import web, { mocking } from './vitest.config.ts'

export default defineConfig({
  ...web,
  test: { ...web.test, name: 'web-mocking', isolate: true, include: [mocking], exclude: [] },
})
