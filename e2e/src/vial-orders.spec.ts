import { request } from '@playwright/test'
import { createVerifiedPerson, expect, expectAccessibleInBothThemes, passWelcome, test } from './journey.ts'
import { inCart, isSold, sell } from './shelf.ts'

/** An order of one unit that was delivered, placed over HTTP. */
async function aDelivery(
  context: Parameters<typeof createVerifiedPerson>[0],
  baseURL: string | undefined,
  name: string,
) {
  await inCart(context.request, name)
  const shippingAddress = {
    ...{ fullName: 'Ada Keller', line1: '418 Larch Street', line2: null, city: 'Portland' },
    ...{ state: 'OR', postalCode: '97205', country: 'US', phone: null },
  }
  const data = {
    clientId: crypto.randomUUID(),
    shippingAddress,
    researchUseOnly: true,
    paymentMethod: 'invoice',
  }
  const placed = await context.request.post('/api/orders', { data })
  expect(placed.status(), await placed.text()).toBe(201)
  const order = await placed.json()
  const operator = await request.newContext({ baseURL })
  const send = async (method: 'post' | 'patch', path: string, body: object) => {
    const response = await operator[method](path, { data: body })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  }
  await send('post', '/api/auth/login', { email: 'admin@pepwell.local', password: 'journeys only' })
  await send('post', `/api/admin/orders/${order.id}/paid`, { reference: 'Wire 7781' })
  for (const status of ['processing', 'shipped', 'delivered'])
    await send('patch', `/api/admin/orders/${order.id}/status`, {
      status,
      trackingNumber: '9400111899223857264499',
    })
  await operator.dispose()
  return order.orderNumber as string
}

test('vials of a delivered order are added, drawn from until they run low, and bought again', async ({
  page,
  context,
  baseURL,
}) => {
  await sell(baseURL, 'BPC-157')
  await isSold(page.request, 'bpc-157')
  await createVerifiedPerson(context)
  const peptides: { id: number; name: string }[] = await (await context.request.get('/api/peptides')).json()
  const peptideId = peptides.find(({ name }) => name === 'BPC-157')?.id
  const plan = { peptideId, currentDose: '2 mg', frequency: 'Daily' }
  const entry = await (await context.request.post('/api/user-peptides', { data: plan })).json()
  const orderNumber = await aDelivery(context, baseURL, 'BPC-157')

  await page.goto(`/shop/orders/${orderNumber}`)
  await passWelcome(page)
  await page.getByRole('link', { name: 'Add to my vials' }).click()
  const arrived = page.getByRole('region', { name: 'Arrived' })
  await expect(arrived).toContainText('BPC-157')
  await expectAccessibleInBothThemes(page)
  await arrived.getByRole('button', { name: /^Add to my vials/ }).click()
  await expect(arrived).toBeHidden()
  const sealed = page.getByRole('region', { name: 'Sealed' }).getByRole('button')
  await expect(sealed).toContainText('2 doses left')

  const [vial] = await (await context.request.get('/api/vials')).json()
  const mixedOn = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
  await context.request.patch(`/api/vials/${vial.id}`, { data: { waterMl: 2, mixedOn } })
  const dose = { userPeptideId: entry.id, dose: '2 mg', takenAt: new Date().toISOString() }
  const logged = await context.request.post('/api/dosage-logs', { data: dose })
  expect(await logged.json()).toMatchObject({ volume: 0.8, vial: { id: vial.id, dosesLeft: 1 } })
  const [low] = await (await context.request.get('/api/vials')).json()
  expect(low).toMatchObject({ warnings: [{ cause: 'runs-low' }], buyAgain: '/shop/bpc-157' })

  await page.goto(`/reminders/vials?vial=${vial.id}`)
  await expect(page.getByRole('dialog')).toContainText('1 dose')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: 'Sealed' })
    .getByRole('link', { name: /^Buy again/ })
    .click()
  await expect(page).toHaveURL(/\/shop\/bpc-157$/)
  await expect(page.getByRole('heading', { name: /BPC-157/ }).first()).toBeVisible()
})
