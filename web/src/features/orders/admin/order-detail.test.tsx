import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { OrderDetail } from './order-detail.tsx'
import { type FullOrder, fullOrderQuery } from './orders-admin.api.ts'

const full = (changes: Partial<FullOrder> = {}): FullOrder => ({
  ...anOrder(),
  user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
  shipstationOrderId: null,
  paymentId: null,
  dispute: null,
  disputedAmount: 0,
  isReachable: true,
  version: 3,
  timeline: [],
  customer: null,
  tax: 0,
  movements: [],
  ...changes,
})

/** The order as its page loads it. */
function Detail() {
  const { data } = useQuery(fullOrderQuery(7))
  return data && <OrderDetail order={data} timeZone="America/New_York" />
}

/** A server for order 7: records requests and saves. */
function shown({ path = '/admin/orders/7', saves = [] as (() => Response)[], stored = [full()] } = {}) {
  const sent: unknown[] = []
  const requests: string[] = []
  server.use(
    http.get('/api/admin/orders/7', () => HttpResponse.json(stored.length > 1 ? stored.shift() : stored[0])),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
    http.get('/api/admin/orders/7/neighbours', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.json({ newer: 9, older: null })
    }),
    http.patch('/api/admin/orders/7/status', async ({ request }) => {
      sent.push(await request.json())
      return saves[Math.min(sent.length, saves.length) - 1]?.()
    }),
  )
  const page = renderPage(<Detail />, { path })
  return { ...page, sent, requests }
}

const tracking = () => screen.getByLabelText('Tracking number')
const older = () =>
  HttpResponse.json(
    { code: 'CHANGED_MEANWHILE', message: 'Someone else changed this in the meantime' },
    { status: 409 },
  )

test('when someone else saved meanwhile, keeps the input and asks what to do', async () => {
  const stored = [full(), full({ version: 4, trackingNumber: '9400111899223100551284' })]
  const saves = [older, () => HttpResponse.json(full({ version: 5, trackingNumber: '1Z999AA10123456784' }))]
  const { user, sent } = shown({ saves, stored })
  await user.type(await screen.findByLabelText('Tracking number'), '1Z999AA10123456784')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  await user.click(dialog.getByRole('radio', { name: /1Z999AA10123456784/ }))
  await user.click(dialog.getByRole('button', { name: 'Save selection' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([
    { trackingNumber: '1Z999AA10123456784', version: 3 },
    { trackingNumber: '1Z999AA10123456784', version: 4 },
  ])
  expect(tracking()).toHaveValue('1Z999AA10123456784')
})

test('only asks about changes of edited fields', async () => {
  const stored = [full(), full({ version: 4, paymentStatus: 'paid' })]
  const saves = [older, () => HttpResponse.json(full({ version: 5, trackingNumber: '1Z999AA10123456784' }))]
  const { user, sent } = shown({ saves, stored })
  await user.type(await screen.findByLabelText('Tracking number'), '1Z999AA10123456784')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([{ version: 3 }, { trackingNumber: '1Z999AA10123456784', version: 4 }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const asksFor = () => within(screen.getByRole('alertdialog'))
const accepted = (changes: Partial<FullOrder>) => () => HttpResponse.json(full({ version: 4, ...changes }))

test('a refunded order moves on only after a question that names the payment', async () => {
  const stored = [full({ status: 'cancelled', paymentStatus: 'refunded', refundedAmount: 139.48 })]
  const { user, sent } = shown({ stored, saves: [accepted({ status: 'processing' })] })
  await user.selectOptions(await screen.findByLabelText('Status'), 'processing')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You refunded this order. Continue anyway?')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(asksFor().getByRole('button', { name: 'Mark processing' }))
  await expect.poll(() => sent).toMatchObject([{ status: 'processing', confirm: 'refunded' }])
})

test('asks before delivering an unpaid order, and repeats the server’s question', async () => {
  const refusedFirst = () =>
    HttpResponse.json(
      { code: 'CONFIRM_PAYMENT', message: 'Disputed', details: { question: 'disputed' } },
      { status: 409 },
    )
  const { user, sent } = shown({ saves: [refusedFirst, accepted({ status: 'delivered' })] })
  await user.selectOptions(await screen.findByLabelText('Status'), 'delivered')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('It’s not paid yet. Continue anyway?')).toBeVisible()
  await user.click(asksFor().getByRole('button', { name: 'Mark delivered' }))
  expect(await screen.findByText('The payment is disputed. Continue anyway?')).toBeVisible()
  await passDoubleTap()
  await user.click(asksFor().getByRole('button', { name: 'Mark delivered' }))
  await expect.poll(() => sent).toMatchObject([{ confirm: 'unpaid' }, { confirm: 'disputed' }])
})

test('names the recalled lot, and sends another one once confirmed', async () => {
  const line = { itemId: 1, name: 'BPC-157', lot: 'BPC-1', quantity: 2, reason: 'Glass was found.' }
  const refusedFirst = () =>
    HttpResponse.json(
      { code: 'LOT_RECALLED', message: 'Recalled', details: { lines: [line] } },
      { status: 409 },
    )
  const stored = [full({ paymentStatus: 'paid' })]
  const { user, sent } = shown({ stored, saves: [refusedFirst, accepted({ status: 'shipped' })] })
  await user.selectOptions(await screen.findByLabelText('Status'), 'shipped')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/2 × BPC-157, lot BPC-1, is recalled: Glass was found\./)).toBeVisible()
  await user.click(asksFor().getByRole('button', { name: 'Send other lots' }))
  await expect.poll(() => sent).toMatchObject([{ status: 'shipped' }, { replaceRecalled: true }])
})

test.each([
  ['that the page shows', 'open', []],
  [
    'that only the server has heard of',
    null,
    [[409, { code: 'CONFIRM_PAYMENT', message: 'The bank holds the disputed money. Refund anyway?' }]],
  ],
] as const)('a refund on top of a dispute %s asks first', async (_which, dispute, refusals) => {
  const order = full({ paymentStatus: 'paid', paymentMethod: 'card', dispute })
  const { user } = shown({ stored: [order] })
  const sent: unknown[] = []
  server.use(
    http.post('/api/admin/orders/7/refund', async ({ request }) => {
      sent.push(await request.json())
      const [status, body] = refusals[sent.length - 1] ?? [200, order]
      return HttpResponse.json(body, { status })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (!dispute) await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText(/The bank holds the disputed money/)).toBeVisible()
  await passDoubleTap()
  await user.click(await dialog.findByRole('button', { name: 'Refund anyway' }))
  expect(await screen.findByText('The refund is on its way')).toBeVisible()
  expect(sent).toHaveLength(refusals.length + 1)
  expect(sent.at(-1)).toMatchObject({ confirm: 'disputed' })
})

test('ships a just-paid order without asking about its payment', async () => {
  const { user, sent } = shown({ saves: [accepted({ status: 'shipped', paymentStatus: 'paid' })] })
  await user.click(await screen.findByRole('button', { name: 'Mark paid' }))
  server.use(
    http.post('/api/admin/orders/7/paid', () =>
      HttpResponse.json(full({ version: 4, paymentStatus: 'paid' })),
    ),
    // The order is refetched, which takes a moment.
    http.get('/api/admin/orders/7', () => new Promise<never>(() => {})),
  )
  await passDoubleTap()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark paid' }))
  expect(await screen.findByText('Payment recorded')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Status'), 'shipped')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toEqual([expect.objectContaining({ status: 'shipped', version: 4 })])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a status change can be undone', async () => {
  const stored = [full({ paymentStatus: 'paid' })]
  const { user, sent } = shown({
    stored,
    saves: [accepted({ status: 'shipped', paymentStatus: 'paid' }), accepted({ paymentStatus: 'paid' })],
  })
  await user.selectOptions(await screen.findByLabelText('Status'), 'shipped')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual({ status: 'pending', trackingNumber: '', version: 4 })
})

test('shows refunds, disputes and unreachable buyers next to the number', async () => {
  shown({
    stored: [
      full({
        paymentStatus: 'paid',
        refundedAmount: 10,
        dispute: 'open',
        disputedAmount: 129.48,
        isReachable: false,
        timeline: [
          {
            id: 9,
            at: '2026-03-11T12:00:00.000Z',
            what: 'partly-refunded',
            actor: 'shop',
            detail: '$10.00 of $139.48 refunded',
            by: null,
          },
        ],
      }),
    ],
  })
  expect(await screen.findByText('Disputed')).toBeVisible()
  expect(screen.getByText('Not reachable by email')).toBeVisible()
  expect(screen.getByText('$10.00 of $139.48 refunded')).toBeVisible()
  expect(screen.getByText('−$10.00')).toBeVisible()
  expect(screen.getByText('$129.48')).toBeVisible()
})

test('links to the adjacent orders in the original list', async () => {
  const { requests } = shown({ path: '/admin/orders/7?q=robin&status=pending' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous order' })).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Next order' })).toBeDisabled()
  expect(requests).toEqual(['?search=robin&status=pending'])
  expect(screen.getByRole('link', { name: /Orders$/ })).toHaveAttribute(
    'href',
    '/admin?tab=orders&q=robin&status=pending',
  )
})
