import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '../lib/browser/browser.ts'
import { recoverFromRelease } from './stale-chunks.ts'

const missingChunk = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

let reloads = 0
let stop = () => {}

beforeEach(() => {
  reloads = 0
  vi.useFakeTimers()
  vi.spyOn(browser, 'reloadPage').mockImplementation(() => void reloads++)
  stop = recoverFromRelease()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a missing chunk reloads the page once', () => {
  missingChunk()
  expect(reloads).toBe(1)
  missingChunk()
  expect(reloads).toBe(1)
})

test('after a while, a missing chunk belongs to the next release', () => {
  sessionStorage.setItem('reloaded-for-release', '1')
  missingChunk()
  expect(reloads).toBe(0)
  vi.advanceTimersByTime(10_000)
  missingChunk()
  expect(reloads).toBe(1)
})

test('offline, reloading would only lose the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  missingChunk()
  expect(reloads).toBe(0)
})
