import type { Page } from '@playwright/test'
import { expect, passDoubleTap } from './journey.ts'

/** Makes the worker cache the app now instead of after a long idle time. */
export async function appIsCached(page: Page, release = /^release assets\/index-[\w-]+\.js$/) {
  // Once for each worker: a busy worker never makes room for its successor.
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const keep = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'cache-release' })
    serviceWorker.addEventListener('controllerchange', () => keep(serviceWorker.controller))
    keep((await serviceWorker.ready).active)
  })
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const isThere = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match('/release-is-complete')),
      )
      return names.filter((_, index) => isThere[index])
    })
  await expect.poll(cached, { intervals: [1000], timeout: 60_000 }).toEqual([expect.stringMatching(release)])
}

/** Logs the planned dose with a feeling. */
export async function logDose(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Good', exact: true }).click()
  await passDoubleTap(page)
  await sheet.getByRole('button', { name: 'Log Dose' }).click()
  await expect(sheet).toBeHidden()
}
