import type { BrowserContext } from '@playwright/test'
import { collectConsoleErrors, expectNone } from './fail-on-console.ts'
import { test as base } from './journey.ts'
import { OwnServer } from './own-server.ts'

/** Journeys with their own server, whose clock they set. */
export const test = base.extend<{ moved: OwnServer; visitor: BrowserContext }>({
  // Creating a database takes long on a busy machine, so it has its own time.
  moved: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
    async ({}, use) => {
      const moved = await OwnServer.start('server/src/main.ts')
      await moved.answers(150_000)
      await use(moved)
      await moved.stop()
    },
    { timeout: 180_000 },
  ],
  visitor: async ({ browser, contextOptions, viewport, colorScheme, timezoneId, locale, moved }, use) => {
    const options = { ...contextOptions, viewport, colorScheme, timezoneId, locale, baseURL: moved.baseURL }
    const context = await browser.newContext(options)
    await use(context)
    await context.close()
  },
})

/** A page on which no error may go unnoticed. */
export async function aPage(context: BrowserContext) {
  const page = await context.newPage()
  const unexpected = await collectConsoleErrors(page)
  return { page, nothingWentWrong: () => expectNone(unexpected) }
}
