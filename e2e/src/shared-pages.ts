import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test'
import { collectConsoleErrors, expectNone } from './fail-on-console.ts'
import { aDose, aPerson, aPlanEntry } from './people.ts'

/** People who are there for every journey that only looks; whoever changes what another looks at takes `aPerson`. */
const people = {
  'signed out': async (context: BrowserContext) => {
    await context.addInitScript(() => localStorage.setItem('beta-welcome-seen', '1'))
  },
  'with nothing yet': async (context: BrowserContext) => {
    await aPerson(context)
    await context.request.post('/api/init-peptides')
  },
  'with a plan': async (context: BrowserContext) => {
    await aPerson(context)
    const { id } = await aPlanEntry(context)
    await aDose(context, id)
  },
}

export type Somebody = keyof typeof people

/** A page each, opened when it is first asked for, and gone when its worker is. */
export class SharedPages {
  private readonly browser: Browser
  private readonly pages = new Map<Somebody, { page: Page; surprises: string[] }>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** The page of somebody, as another journey may have left it but for its size, its theme and what it was answered. */
  async of(who: Somebody, as: Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme'>): Promise<Page> {
    const { page } = this.pages.get(who) ?? (await this.open(who))
    await page.unrouteAll()
    if (as.viewport) await page.setViewportSize(as.viewport)
    await page.emulateMedia({ colorScheme: as.colorScheme })
    return page
  }

  /** Nothing went wrong unseen since the last time. */
  expectNoSurprises(): void {
    expectNone([...this.pages.values()].flatMap(({ surprises }) => surprises.splice(0)))
  }

  async close(): Promise<void> {
    for (const { page } of this.pages.values()) await page.context().close()
  }

  private async open(who: Somebody) {
    // As the project says: Playwright hands its options on to whatever a journey opens.
    const context = await this.browser.newContext()
    await people[who](context)
    const page = await context.newPage()
    const opened = { page, surprises: await collectConsoleErrors(page) }
    this.pages.set(who, opened)
    return opened
  }
}
