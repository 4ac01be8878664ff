import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { OrderDetail } from './order-detail.tsx'
import { type FullOrder, fullOrderQuery } from './orders-admin.api.ts'

const full = (changes: Partial<FullOrder> = {}): FullOrder => ({
  ...anOrder(),
  user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
  shipstationOrderId: null,
  paymentId: null,
  version: 3,
  timeline: [],
  customer: null,
  tax: 0,
  movements: [],
  ...changes,
})

/** The order as its page has it. */
function Detail() {
  const { data } = useQuery(fullOrderQuery(7))
  return data && <OrderDetail order={data} timeZone="America/New_York" />
}

/** What was asked, and what is saved, of order 7. */
function shown({ path = '/admin/orders/7', saves = [] as (() => Response)[], stored = [full()] } = {}) {
  const sent: unknown[] = []
  const asked: string[] = []
  server.use(
    http.get('/api/admin/orders/7', () => HttpResponse.json(stored.length > 1 ? stored.shift() : stored[0])),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
    http.get('/api/admin/orders/7/neighbours', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ newer: 9, older: null })
    }),
    http.patch('/api/admin/orders/7/status', async ({ request }) => {
      sent.push(await request.json())
      return saves[Math.min(sent.length, saves.length) - 1]?.()
    }),
  )
  const page = renderPage(<Detail />, { path })
  return { ...page, sent, asked }
}

const tracking = () => screen.getByLabelText('Tracking number')
const older = () =>
  HttpResponse.json(
    { code: 'CHANGED_MEANWHILE', message: 'Somebody else changed this meanwhile' },
    { status: 409 },
  )

test('somebody else saved meanwhile: nothing typed is lost, and one decides', async () => {
  const stored = [full(), full({ version: 4, trackingNumber: '9400111899223100551284' })]
  const saves = [older, () => HttpResponse.json(full({ version: 5, trackingNumber: '1Z999AA10123456784' }))]
  const { user, sent } = shown({ saves, stored })
  await user.type(await screen.findByLabelText('Tracking number'), '1Z999AA10123456784')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }))
  await user.click(dialog.getByRole('radio', { name: /1Z999AA10123456784/ }))
  await user.click(dialog.getByRole('button', { name: 'Save what is chosen' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([
    { trackingNumber: '1Z999AA10123456784', version: 3 },
    { trackingNumber: '1Z999AA10123456784', version: 4 },
  ])
  expect(tracking()).toHaveValue('1Z999AA10123456784')
})

test('what else changed of the order is not what one decides here', async () => {
  const stored = [full(), full({ version: 4, paymentStatus: 'paid' })]
  const saves = [older, () => HttpResponse.json(full({ version: 5, trackingNumber: '1Z999AA10123456784' }))]
  const { user, sent } = shown({ saves, stored })
  await user.type(await screen.findByLabelText('Tracking number'), '1Z999AA10123456784')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([{ version: 3 }, { trackingNumber: '1Z999AA10123456784', version: 4 }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('one goes on to the neighbours in the list that one came from', async () => {
  const { asked } = shown({ path: '/admin/orders/7?q=robin&status=pending' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order above' })).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Order below' })).toBeDisabled()
  expect(asked).toEqual(['?search=robin&status=pending'])
  expect(screen.getByRole('link', { name: /Orders$/ })).toHaveAttribute(
    'href',
    '/admin?tab=orders&q=robin&status=pending',
  )
})
