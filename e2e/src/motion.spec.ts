import type { Page } from '@playwright/test'
import { createPerson, createPlanEntry, expect, passWelcome, test } from './journey.ts'

/** What the page animated or vibrated since it loaded; recording starts before its scripts run. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const noted: unknown[] = []
    Object.assign(window, { noted })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...[keyframes, options]) {
      noted.push([this.getAttribute('role') ?? this.tagName, keyframes])
      return animate.call(this, keyframes, options)
    }
    navigator.vibrate = (pattern) => noted.push(['vibrate', pattern]) > 0
  })

const notedOn = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { noted: unknown[] }).noted)

async function logDose(page: Page) {
  await page.goto('/')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log Dose' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Log Dose' })
  await sheet.getByText('Good', { exact: true }).click()
  await sheet.getByRole('button', { name: /^Log/ }).last().click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
}

test('the sheet grows from the button and logging vibrates', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await createPerson(context)
  await createPlanEntry(context)
  await noteMotion(page)
  await logDose(page)
  const noted = await notedOn(page)
  expect(noted).toContainEqual(['dialog', [{ scale: 0.6 }, {}]])
  expect(noted).toContainEqual(['vibrate', 12])
  await context.close()
})

test('with less motion, nothing grows and nothing vibrates', async ({ page, context }) => {
  await createPerson(context)
  await createPlanEntry(context)
  await noteMotion(page)
  await logDose(page)
  expect(await notedOn(page)).toEqual([])
})
