import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useConnectivityCheck } from '../../../app/shell/use-connectivity-check.ts'
import { useOwnOutbox } from '../../../app/shell/use-outbox.ts'
import { setCacheOwner } from '../../../lib/offline/owner.ts'
import { currentWrites } from '../../../lib/offline/pending-writes.ts'
import { flushResponses } from '../../../lib/offline/response-cache.ts'
import { aDevice } from '../../../test/device.ts'
import { aDrink, serveNutrition } from '../../../test/nutrition-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { WaterCounter } from './water-counter.tsx'

const person = aUser()
const DAY = '2026-03-09'
const water = () => within(screen.getByRole('region', { name: 'Water' }))

const show = (unit: 'mL' | 'fl oz' = 'fl oz') =>
  renderPage(<WaterCounter day={DAY} unit={unit} target={2200} />)

/** A second tap at once is a double tap. */
const later = () => new Promise((resolve) => setTimeout(resolve, 350))

test('a tap logs a glass, and another undoes the last one', async () => {
  const nutrition = serveNutrition()
  const { user } = show()
  expect(await water().findByText('0 of 74 fl oz')).toBeVisible()
  expect(water().getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  expect(await water().findByText('8 of 74 fl oz')).toBeVisible()
  await later()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  expect(await water().findByText('16 of 74 fl oz')).toBeVisible()
  expect(nutrition.drunk).toMatchObject([
    { amount: 8, unit: 'fl oz', logDate: DAY },
    { amount: 8, unit: 'fl oz', logDate: DAY },
  ])
  expect(nutrition.drunk[0]?.clientId).not.toBe(nutrition.drunk[1]?.clientId)
  await user.click(water().getByRole('button', { name: 'Undo 8 fl oz' }))
  expect(await water().findByText('8 of 74 fl oz')).toBeVisible()
})

test('sums drinks in either unit, in the person’s unit', async () => {
  serveNutrition({
    drinks: [aDrink({ amount: 12, unit: 'fl oz' }), aDrink({ id: 802, amount: 500, unit: 'mL' })],
  })
  show('mL')
  expect(await water().findByText('855 of 2,200 mL')).toBeVisible()
  expect(water().getByRole('button', { name: 'Undo 12 fl oz' })).toBeEnabled()
  expect(water().getByRole('button', { name: '250 mL' })).toBeVisible()
})

test('accepts any other amount, and shows an error for impossible ones', async () => {
  const nutrition = serveNutrition()
  const { user } = show()
  await user.click(water().getByRole('button', { name: 'Other amount' }))
  await user.type(water().getByLabelText('Amount (fl oz)'), '0{Enter}')
  expect(water().getByRole('alert')).toHaveTextContent('Please enter up to 3000 mL (101 fl oz)')
  expect(nutrition.drunk).toEqual([])
  await user.clear(water().getByLabelText('Amount (fl oz)'))
  await user.type(water().getByLabelText('Amount (fl oz)'), '1.255{Enter}')
  expect(water().getByRole('alert')).toHaveTextContent('Amounts can have up to 2 decimals')
  await user.clear(water().getByLabelText('Amount (fl oz)'))
  await user.type(water().getByLabelText('Amount (fl oz)'), '16,25{Enter}')
  expect(await water().findByText('16.3 of 74 fl oz')).toBeVisible()
  expect(water().getByRole('button', { name: 'Undo 16.25 fl oz' })).toBeEnabled()
  expect(nutrition.drunk).toMatchObject([{ amount: 16.25, unit: 'fl oz' }])
  expect(water().queryByLabelText('Amount (fl oz)')).not.toBeInTheDocument()
})

test('a failed tap shows an error, and the retry is stored once', async () => {
  const nutrition = serveNutrition()
  const ids: unknown[] = []
  server.use(
    http.post(
      '/api/water-logs',
      async ({ request }) => {
        ids.push(((await request.clone().json()) as { clientId: string }).clientId)
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const { user } = show()
  await user.click(await water().findByRole('button', { name: '8 fl oz' }))
  expect(await screen.findByText('Failed to log water')).toBeVisible()
  await later()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  await waitFor(() => expect(nutrition.drunk).toHaveLength(1))
  expect(nutrition.drunk[0]?.clientId).toBe(ids[0])
})

test('reloads drinks after a failure', async () => {
  serveNutrition({ drinks: [aDrink()] })
  let failing = true
  server.use(
    http.get('/api/water-logs', () => (failing ? HttpResponse.json({}, { status: 403 }) : undefined)),
  )
  const { user } = show()
  expect(await water().findByText(/couldn’t load/)).toBeVisible()
  expect(water().getByText('— of 74 fl oz')).toBeVisible()
  failing = false
  await user.click(water().getByRole('button', { name: 'Try again' }))
  expect(await water().findByText('8 of 74 fl oz')).toBeVisible()
})

function WithOutbox() {
  useConnectivityCheck(person)
  useOwnOutbox(person)
  return <WaterCounter day={DAY} unit="fl oz" target={2200} />
}

test('a drink logged offline is queued and counted, can be undone, and is sent once online', async () => {
  const { lose, find } = aDevice()
  setCacheOwner(person.id)
  serveNutrition({ drinks: [aDrink({ amount: 12, unit: 'fl oz', logDate: DAY })] })
  const { user } = renderPage(<WithOutbox />, { user: person })
  expect(await water().findByText('12 of 74 fl oz')).toBeVisible()
  await flushResponses(person.id)
  lose()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  expect(await water().findByText('20 of 74 fl oz')).toBeVisible()
  expect(water().getByText(/^Waiting to send, saved on this/)).toBeVisible()
  await user.click(water().getByRole('button', { name: 'Undo 8 fl oz' }))
  expect(await water().findByText('12 of 74 fl oz')).toBeVisible()
  await later()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  expect(await water().findByText('20 of 74 fl oz')).toBeVisible()
  await user.click(water().getByRole('button', { name: 'Undo 8 fl oz of water' }))
  expect(await water().findByText('12 of 74 fl oz')).toBeVisible()
  expect(water().queryByText(/^Waiting to send, saved on this/)).not.toBeInTheDocument()
  await later()
  await user.click(water().getByRole('button', { name: '8 fl oz' }))
  expect(await water().findByText('20 of 74 fl oz')).toBeVisible()
  const nutrition: { drunk?: ReturnType<typeof serveNutrition>['drunk'] } = {}
  find(() => {
    nutrition.drunk = serveNutrition({ drinks: [aDrink({ amount: 12, unit: 'fl oz', logDate: DAY })] }).drunk
    server.use(http.get('/api/auth/user', () => HttpResponse.json(person)))
  })
  await waitFor(() => expect(currentWrites()).toEqual([]))
  expect(nutrition.drunk).toMatchObject([{ amount: 8, unit: 'fl oz', logDate: DAY }])
  expect(await water().findByText('20 of 74 fl oz')).toBeVisible()
})
