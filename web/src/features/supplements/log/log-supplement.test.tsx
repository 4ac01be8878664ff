import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement, aSupplementLog, serveSupplements } from '../../../test/supplements-server.ts'
import { aUser } from '../../../test/users.ts'
import SupplementsWidget from '../supplements-widget.tsx'
// The dialog loads its form; preloaded here so the test doesn't time out.
import './supplement-form.tsx'

/** The stored request. */
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  // 10:30 PM on March 9 in New York, already March 10 in London.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T02:30:00Z') })
})
afterEach(() => void vi.useRealTimers())

function whenPosting(answer: () => Response) {
  server.use(
    http.post('/api/supplement-logs', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return answer()
    }),
  )
}

/** Longer than the double-tap window. */
const later = () => new Promise((resolve) => setTimeout(resolve, 310))

async function open(served = {}) {
  serveSupplements({ catalogue: [aSupplement()], ...served })
  const page = renderPage(<SupplementsWidget user={aUser()} />, { user: aUser() })
  await screen.findByText('Daily Supplements')
  await page.user.click(screen.getByRole('button', { name: 'Log Supplement' }))
  await screen.findByLabelText('Supplement')
  return page
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Log Supplement' }))
const submit = () => dialog().getByRole('button', { name: /^Log(ging)?/ })

test('requires name, quantity and unit', async () => {
  const { user } = await open()
  await user.click(submit())
  const alerts = await dialog().findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toEqual(Array(3).fill('Please fill in all fields'))
  expect(screen.getByLabelText('Supplement')).toHaveFocus()
})

test.each([
  ['0.05', 'Quantity must be at least 0.1'],
  ['0', 'Quantity must be at least 0.1'],
  ['abc', 'Please fill in all fields'],
  ['1.234', 'Quantity has at most 2 decimals'],
])('refuses a quantity of %s: %s', async (quantity, message) => {
  const { user } = await open()
  await user.click(dialog().getByRole('button', { name: 'Vitamin C' }))
  await user.selectOptions(screen.getByLabelText('Unit'), 'mg')
  await user.type(screen.getByLabelText('Quantity'), quantity)
  await user.click(submit())
  expect(await screen.findByText(message)).toHaveRole('alert')
})

test('refuses a future day', async () => {
  const { user } = await open()
  const day = screen.getByLabelText('Day')
  await user.clear(day)
  await user.type(day, '2026-03-10')
  await user.click(submit())
  expect(await screen.findByText('You can’t log anything for a future day')).toHaveRole('alert')
})

test('sends a preset, quantity and unit for today, then closes', async () => {
  whenPosting(() => HttpResponse.json(aSupplementLog(), { status: 201 }))
  const { user } = await open()
  await user.click(dialog().getByRole('button', { name: 'Zinc' }))
  expect(screen.getByLabelText('Unit')).toHaveValue('mg')
  expect(screen.getByLabelText('Quantity')).toHaveValue('')
  expect(screen.getByText('Usual: 11 mg a day')).toBeVisible()
  await user.type(screen.getByLabelText('Quantity'), '7,5')
  await user.click(submit())
  expect(await screen.findByText('Supplement logged successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      supplementName: 'Zinc',
      quantity: 7.5,
      unit: 'mg',
      logDate: '2026-03-09',
      clientId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test('fills in the last amount of your own supplement, tapped or typed', async () => {
  const { user } = await open({
    familiar: [
      { supplementName: 'Zinc', quantity: 2, unit: 'tablets' },
      { supplementName: 'My blend', quantity: 5, unit: 'drops' },
    ],
  })
  await user.click(await dialog().findByRole('button', { name: 'Zinc 2 tablets' }))
  expect(screen.getByLabelText('Supplement')).toHaveValue('Zinc')
  expect(screen.getByLabelText('Quantity')).toHaveValue('2')
  expect(screen.getByLabelText('Unit')).toHaveValue('tablets')
  await user.clear(screen.getByLabelText('Supplement'))
  await user.type(screen.getByLabelText('Supplement'), 'my BLEND')
  expect(screen.getByLabelText('Quantity')).toHaveValue('5')
  expect(screen.getByLabelText('Unit')).toHaveValue('drops')
  expect(dialog().queryByRole('button', { name: 'Zinc' })).toBeNull()
})

test('keeps typed values while the name is typed', async () => {
  const { user } = await open({ familiar: [{ supplementName: 'Zinc', quantity: 2, unit: 'tablets' }] })
  await user.type(screen.getByLabelText('Quantity'), '3')
  await user.type(screen.getByLabelText('Supplement'), 'zinc')
  expect(screen.getByLabelText('Quantity')).toHaveValue('3')
  expect(screen.getByLabelText('Unit')).toHaveValue('tablets')
})

test('suggests catalog and own names once each', async () => {
  const { container } = await open({
    catalogue: [aSupplement(), aSupplement({ id: 2, name: 'Ginger' })],
    familiar: [{ supplementName: 'zinc', quantity: 2, unit: 'tablets' }],
  })
  await waitFor(() =>
    expect(
      [...container.ownerDocument.querySelectorAll('datalist option')].map((option) =>
        option.getAttribute('value'),
      ),
    ).toEqual(['zinc', 'Ginger']),
  )
})

test('arrow keys change the quantity by a tenth', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Quantity'), '0.2{ArrowUp}')
  expect(screen.getByLabelText('Quantity')).toHaveValue('0.3')
  await user.type(screen.getByLabelText('Quantity'), '{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByLabelText('Quantity')).toHaveValue('0.1')
})

test('a failure keeps the input, and the retry is the same entry', async () => {
  let answer = () => HttpResponse.error() as Response
  whenPosting(() => answer())
  const { user } = await open()
  await user.type(screen.getByLabelText('Supplement'), 'Zinc')
  await user.type(screen.getByLabelText('Quantity'), '4')
  await user.click(submit())
  expect(await screen.findByText('Failed to log supplement')).toBeVisible()
  expect(screen.getByLabelText('Quantity')).toHaveValue('4')
  answer = () => HttpResponse.json(aSupplementLog(), { status: 201 })
  await later()
  await user.click(submit())
  expect(await screen.findByText('Supplement logged successfully')).toBeVisible()
  expect(sent[0]).toEqual(sent[1])
})

test('the button shows that it is sending', async () => {
  let release = (): void => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('/api/supplement-logs', async () => {
      await gate
      return HttpResponse.json(aSupplementLog(), { status: 201 })
    }),
  )
  const { user } = await open()
  await user.type(screen.getByLabelText('Supplement'), 'Zinc')
  await user.type(screen.getByLabelText('Quantity'), '4')
  await user.click(submit())
  expect(await dialog().findByRole('button', { name: 'Logging...' })).toHaveAttribute('aria-busy', 'true')
  release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
