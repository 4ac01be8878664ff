import { join } from 'node:path'
import { launchOptions } from './chromium.ts'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  passWelcome,
  test,
} from './journey.ts'

/** A camera in front of a GS1 DataMatrix: (01)09501101530003(17)270630(10)LOT7 */
const camera = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${join(import.meta.dirname, 'gs1-label.mjpeg')}`,
]
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...camera] } })

test('the camera reads product, lot and expiry of a package for a new vial', async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/reminders/vials')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Add a vial' }).click()
  const sheet = page.getByRole('dialog', { name: /^Add a / })
  await sheet.getByLabel('Content').fill('5')
  await sheet.getByRole('button', { name: 'Scan a label' }).click()
  const scanner = page.getByRole('dialog', { name: 'Scan a label' })
  const found = scanner.getByRole('status', { name: 'On the label' })
  await expect(found).toContainText('Product (GTIN)09501101530003LotLOT7ExpiresJun 30, 2027')
  await expectAccessibleInBothThemes(page)
  await found.getByRole('button', { name: 'Use these' }).click()
  await expect(scanner).toBeHidden()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Sealed' })).toBeVisible()
  const [vial] = await (await context.request.get('/api/vials')).json()
  expect(vial).toMatchObject({ lot: 'LOT7', expiresOn: '2027-06-30', source: 'GTIN 09501101530003' })
})
