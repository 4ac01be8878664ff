import { expect, test, vi } from 'vitest'
import { pages } from './pages.ts'
import { preload, rememberAccess } from './preload.ts'

const watch = (page: { view: { preload: () => Promise<unknown> } }) =>
  vi.spyOn(page.view, 'preload').mockRejectedValue(new Error('offline'))

test('a stranger’s first page is the landing page', () => {
  const [landing, dashboard] = [watch(pages.landing), watch(pages.dashboard)]
  preload('/')
  expect(landing).toHaveBeenCalledOnce()
  expect(dashboard).not.toHaveBeenCalled()
})

test('whoever was signed in here last time gets the dashboard', () => {
  const dashboard = watch(pages.dashboard)
  rememberAccess('complete')
  rememberAccess('loading')
  preload('/')
  expect(dashboard).toHaveBeenCalledOnce()
})

test('until they were found signed out', () => {
  const landing = watch(pages.landing)
  rememberAccess('complete')
  rememberAccess('signed-out')
  preload('/')
  expect(landing).toHaveBeenCalledOnce()
})
