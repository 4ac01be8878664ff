import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every person of the journeys has this password. */
export const PASSWORD = 'correct horse battery'

/** A page on which nothing may go wrong unseen: errors of scripts, of the policy and in the console fail the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const surprises: string[] = []
    page.on('pageerror', (error) => surprises.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) surprises.push(message.text())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // biome-ignore lint/suspicious/noConsole: this is how it gets out of the page
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    page.on('requestfailed', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') surprises.push(`asked for ${request.url()}`)
    })
    await use(page)
    // What a journey provokes on purpose shows as a failed resource; anything else is a surprise.
    expect(surprises.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  },
})

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

export const anEmail = () => `${randomUUID()}@mail.net`

/** Somebody who signed up over HTTP; with a complete profile unless told otherwise. */
export async function aPerson(context: BrowserContext, { complete = true } = {}) {
  const email = anEmail()
  const signUp = await context.request.post('/api/auth/signup', {
    data: {
      firstName: 'Ada',
      lastName: 'Keller',
      email,
      phoneNumber: '415 555 0123',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      timeZone: 'America/New_York',
    },
  })
  expect(signUp.status()).toBe(201)
  if (complete) {
    const profile = {
      dateOfBirth: '1990-01-01',
      heightFeet: 5,
      heightInches: 8,
      weight: 170,
      gender: 'other',
    }
    expect((await context.request.patch('/api/auth/user', { data: profile })).status()).toBe(200)
  }
  return { email }
}

/** A peptide in the plan of whoever is signed in. */
export async function aPlanEntry(context: BrowserContext, name = 'BPC-157', currentDose = '250 mcg') {
  await context.request.post('/api/init-peptides')
  const peptides: { id: number; name: string }[] = await (await context.request.get('/api/peptides')).json()
  const peptideId = peptides.find((peptide) => peptide.name === name)?.id
  const answer = await context.request.post('/api/user-peptides', {
    data: { peptideId, currentDose, frequency: 'Daily' },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: number }
}

/** The welcome overlay shows once per session; a key or a tap ends it. */
export async function passWelcome(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
}

/** Opens a page and waits until its live connection is answered. */
export async function openLivePage(page: Page, path = '/') {
  const answered = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived').then(() => socket))
  await page.goto(path)
  await passWelcome(page)
  return answered
}

/** Two taps within 300 ms count as one, so a deliberate second one comes later. */
export const passDoubleTap = (page: Page): Promise<void> => page.waitForTimeout(350)

/** Nothing wider than the screen, down to the narrowest. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await beyond(), 'pixels beyond the screen').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await beyond(), 'pixels beyond a screen of 360').toBeLessThanOrEqual(0)
}

/** Nothing that axe holds for serious, in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** Nothing that axe holds for serious. */
export async function expectAccessible(page: Page): Promise<void> {
  // In the page itself, which has no frames, and without a list of all that is well: a quarter of the work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
