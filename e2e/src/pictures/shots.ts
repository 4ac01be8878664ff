import type { Locator, Page } from '@playwright/test'
import type { Pictured } from '../../../web/src/pages/landing/pictured.ts'

/** Where a picture is taken, and what happens before. */
export interface Shot {
  path: string
  prepare(page: Page): Promise<void>
}

/**
 * Scrolls something below the page's bar, so that the picture shows neither greeting nor date, which would be
 * outdated the next day.
 */
const putOnTop = (what: Locator) =>
  what.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 66))

/** Scrolls something to the upper or lower edge of a sheet. */
const putAt = (block: 'start' | 'end', what: Locator) =>
  what.evaluate((element: HTMLElement, block) => {
    element.style.scrollMargin = '1.25rem 0 0.5rem'
    element.scrollIntoView({ block })
  }, block)

const logDose = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).first()

/** The whole dashboard, for the README. */
export const dashboard: Shot = {
  path: '/',
  prepare: (page) => page.getByRole('button', { name: 'Taken' }).waitFor(),
}

export const shots: Record<Pictured, Shot> = {
  today: {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Taken' }).waitFor()
      await putOnTop(page.locator('#today'))
    },
  },
  dose: {
    path: '/',
    prepare: async (page) => {
      await logDose(page).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('group', { name: 'How are you feeling?' }).waitFor()
      await putAt('end', sheet.getByRole('group', { name: 'Injection site' }))
    },
  },
  plan: {
    path: '/reminders',
    prepare: async (page) => {
      await page.getByText('doses left').first().waitFor()
      await putOnTop(page.getByRole('heading', { name: 'Active Peptides' }))
    },
  },
  week: {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Last 7 days' }).waitFor()
      await putOnTop(logDose(page))
    },
  },
  weight: {
    path: '/',
    prepare: async (page) => {
      await page.locator('#weight-progress').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'History', exact: true }).click()
      await page.getByText('6M', { exact: true }).click()
      await putOnTop(page.getByRole('progressbar', { name: 'Progress to your goal weight' }))
    },
  },
  information: {
    path: '/peptides',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Information about BPC-157' }).first().click()
      await putAt('start', page.getByRole('dialog').getByText('Evidence', { exact: true }))
    },
  },
}
