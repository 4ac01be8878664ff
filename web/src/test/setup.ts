import '@testing-library/jest-dom/vitest'
import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { showOutbox } from '../lib/offline/pending-writes.ts'
import { fetchPanels } from '../ui/lazy-panel.tsx'
import { contractBreaches } from './contract-replies.ts'
import { resetServer, server } from './server.ts'
// Overlays load when the page is idle; here they load from the start.
import '../ui/dialog.tsx'
import '../ui/confirm-dialog.tsx'
import '../ui/drawer.tsx'
import '../ui/menu.tsx'
import './browser-gaps.ts'

// Generous, so that a busy machine doesn't fail tests.
configure({
  asyncUtilTimeout: 20_000,
  // Printing the page after every failed query is slow; use `screen.debug()` when needed.
  getElementError: (message) => new Error(message ?? ''),
})

const consoleErrors: string[] = []

const record =
  (level: string) =>
  (...parts: unknown[]) => {
    consoleErrors.push(`console.${level}: ${parts.map(String).join(' ')}`)
  }

// An unhandled request fails and logs through console.error, so it fails the test.
beforeAll(async () => {
  await fetchPanels()
  server.listen({ onUnhandledFrame: 'error' })
})

beforeEach(() => {
  consoleErrors.length = 0
  // Files share modules, and an earlier file may have left writes in the outbox.
  showOutbox({ writes: [], isSent: false })
  // As if someone had signed in before; the server decides whether they still are.
  // biome-ignore lint/suspicious/noDocumentCookie: the tests have no other way to set one
  document.cookie = `${signedInCookie}=1`
  vi.spyOn(console, 'error').mockImplementation(record('error'))
  vi.spyOn(console, 'warn').mockImplementation(record('warn'))
})

afterEach(async () => {
  cleanup()
  resetServer()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  expect([...consoleErrors, ...(await contractBreaches())]).toEqual([])
})

afterAll(() => server.close())
