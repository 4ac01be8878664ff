import { defineConfig } from 'vitest/config'
import web, { mocking } from './vitest.config.ts'

/** See {@link mocking}. */
export default defineConfig({
  ...web,
  test: { ...web.test, name: 'web-mocking', isolate: true, include: [mocking], exclude: [] },
})
