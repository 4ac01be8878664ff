import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test'
import { collectConsoleErrors, expectNone } from './fail-on-console.ts'
import { aDose, createPerson, createPlanEntry } from './people.ts'

/** People for all journeys that only read; a journey that changes what others see uses `createPerson`. */
const people = {
  'signed out': async (context: BrowserContext) => {
    await context.addInitScript(() => localStorage.setItem('beta-welcome-seen', '1'))
  },
  'with nothing yet': async (context: BrowserContext) => {
    await createPerson(context)
    await context.request.post('/api/init-peptides')
  },
  'with a plan': async (context: BrowserContext) => {
    await createPerson(context)
    const { id } = await createPlanEntry(context)
    await aDose(context, id)
  },
}

export type Somebody = keyof typeof people

/** A page per person, opened on first use and closed with its worker. */
export class SharedPages {
  private readonly browser: Browser
  private readonly pages = new Map<Somebody, { page: Page; unexpected: string[] }>()

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** A person's page as another journey left it, except for size, theme and mocked responses. */
  async of(who: Somebody, as: Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme'>): Promise<Page> {
    const { page } = this.pages.get(who) ?? (await this.open(who))
    await page.unrouteAll()
    if (as.viewport) await page.setViewportSize(as.viewport)
    await page.emulateMedia({ colorScheme: as.colorScheme })
    return page
  }

  /** No error occurred since the last check. */
  expectNoSurprises(): void {
    expectNone([...this.pages.values()].flatMap(({ unexpected }) => unexpected.splice(0)))
  }

  async close(): Promise<void> {
    for (const { page } of this.pages.values()) await page.context().close()
  }

  private async open(who: Somebody) {
    // Uses the project's options: Playwright passes them to every context.
    const context = await this.browser.newContext()
    await people[who](context)
    const page = await context.newPage()
    const opened = { page, unexpected: await collectConsoleErrors(page) }
    this.pages.set(who, opened)
    return opened
  }
}
