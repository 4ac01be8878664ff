import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { preload } from './preload.ts'
import { pages } from './routes.ts'

const watch = (page: { view: { preload: () => Promise<unknown> } }) =>
  vi.spyOn(page.view, 'preload').mockRejectedValue(new Error('offline'))

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser has no cookie store
  document.cookie = `${signedInCookie}=; max-age=0`
})

test('preloads the landing page for a stranger', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser has no cookie store
  document.cookie = `${signedInCookie}=; max-age=0`
  const [landing, dashboard] = [watch(pages.landing), watch(pages.dashboard)]
  preload('/')
  expect(landing).toHaveBeenCalledOnce()
  expect(dashboard).not.toHaveBeenCalled()
})

test('preloads the dashboard when someone may be signed in', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser has no cookie store
  document.cookie = `${signedInCookie}=1`
  const dashboard = watch(pages.dashboard)
  preload('/')
  expect(dashboard).toHaveBeenCalledOnce()
})
