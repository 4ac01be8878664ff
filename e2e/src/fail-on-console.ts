import { expect, type Page } from '@playwright/test'

/** What goes wrong unseen on a page, from now on: errors of scripts, of the policy and in the console. */
export async function collectConsoleErrors(page: Page): Promise<string[]> {
  const surprises: string[] = []
  page.on('pageerror', (error) => surprises.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) surprises.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: this is how a violation gets out of the page
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') surprises.push(`asked for ${request.url()}`)
  })
  return surprises
}

/** What a journey provokes on purpose shows as a failed resource; anything else is a surprise. */
export const expectNone = (surprises: string[]): void =>
  expect(surprises.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
