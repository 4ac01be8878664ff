import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { aDose, createPerson, createPlanEntry, expect, openLoaded, test } from './journey.ts'

const DOSE = /\d(\s|\u00a0)?(mg|mcg|IU|units?)\b/

/** Doses with a contrast below AAA, by their text. */
async function paleDoses(page: Page) {
  const found = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast-enhanced').analyze()
  const nodes = [...found.passes, ...found.violations].flatMap((result) => result.nodes)
  const doses = nodes.filter(({ html }) => DOSE.test(html.replace(/<[^>]*>/g, '')))
  expect(doses.length, 'no dose was measured').toBeGreaterThan(0)
  return doses.flatMap(({ html, any }) => {
    const ratio = any.find(({ id }) => id === 'color-contrast-enhanced')?.data?.contrastRatio as number
    return ratio < 7 ? [`${ratio}: ${html}`] : []
  })
}

async function aPersonWithADose(context: BrowserContext) {
  await createPerson(context)
  const { id } = await createPlanEntry(context)
  await aDose(context, id)
}

test('doses have a contrast of 7 to 1 in both themes', async ({ page, context }) => {
  await aPersonWithADose(context)
  for (const path of ['/', '/reminders', '/reminders?tab=history']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await openLoaded(page, path)
      expect.soft(await paleDoses(page), `${path}, ${colorScheme}`).toEqual([])
    }
  }
})
