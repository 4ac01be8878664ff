import { expect, type Page } from '@playwright/test'

/** Collects script errors, policy violations and console errors of a page from now on. */
export async function collectConsoleErrors(page: Page): Promise<string[]> {
  const unexpected: string[] = []
  page.on('pageerror', (error) => unexpected.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) unexpected.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: this is how a violation gets out of the page
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') unexpected.push(`asked for ${request.url()}`)
  })
  return unexpected
}

/** A failed resource, or a socket of a session that has ended: journeys provoke both. */
const PROVOKED = /^Failed to load resource|^WebSocket connection to .* failed: HTTP Authentication failed/

/** Anything but what journeys provoke fails them. */
export const expectNone = (unexpected: string[]): void =>
  expect(unexpected.filter((text) => !PROVOKED.test(text))).toEqual([])
