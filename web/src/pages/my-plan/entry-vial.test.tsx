import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEntry } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import { aVial } from '../../test/vials.ts'
import '../../features/vials/entry-vial.tsx'
import MyPlan from '../my-plan.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

function open(vials: ReturnType<typeof aVial>[]) {
  serveRegimen({ plan: [anEntry({ currentDose: '2.5 mg' })], vials })
  return renderPage(<MyPlan />, { path: '/reminders', user: aUser() })
}

const card = () => screen.findByRole('link', { name: /^Vial of BPC-157/ }, { timeout: 5000 })

test('a card shows the doses left, when they run out, and what they cost', async () => {
  open([
    aVial({ id: 2, state: 'sealed', mixedOn: null }),
    aVial({ cost: 38, currency: 'USD', costPerDose: 9.5, costPerMonth: 40.71 }),
  ])
  const vial = await card()
  expect(vial).toHaveAttribute('href', '/reminders/vials?vial=1')
  expect(vial).toHaveTextContent(
    '2 doses leftLast dose Mar 15With 1 sealed, runs out Mar 22$9.50 a dose · $40.71 a monthLast dose Mar 15discard Mar 29',
  )
})

test('a card of an empty vial says when all of them run out, and ignores recalled ones', async () => {
  const rest = { amount: 0.5, unit: 'mg' as const, volumeMl: 0.1 }
  const spent = { left: rest, dosesLeft: 0, usableDoses: 0, lastDoseOn: null }
  const sealed = { state: 'sealed' as const, mixedOn: null }
  open([aVial({ id: 3, ...sealed }), aVial({ id: 2, ...sealed, recallReason: 'Broken seals' }), aVial(spent)])
  expect(await card()).toHaveTextContent('0 doses leftWith 1 sealed, runs out Mar 22')
})

test('a card of the only vial says when it runs out', async () => {
  open([aVial()])
  expect(await card()).toHaveTextContent('2 doses leftRuns out Mar 22')
})

test('a card says what the discard date wastes', async () => {
  open([aVial({ dosesLeft: 4, usableDoses: 3, loss: { amount: 2.35, unit: 'mg', volumeMl: 0.47 } })])
  expect(await card()).toHaveTextContent('3 doses leftbefore the discard date2.35 mg will be left over')
})

test('a card of several vials says when they run out by their dates, not by volume', async () => {
  open([
    aVial({ id: 2, state: 'sealed', mixedOn: null }),
    aVial({ dosesLeft: 4, usableDoses: 3, runsOutOn: '2026-06-07', coveredUntil: '2026-06-03' }),
  ])
  expect(await card()).toHaveTextContent('3 doses leftbefore the discard dateWith 1 sealed, runs out Jun 3')
})

test('a card counts the vial that was mixed first', async () => {
  open([aVial({ id: 2, mixedOn: '2026-02-20' }), aVial({ id: 1 })])
  expect(await card()).toHaveAttribute('href', '/reminders/vials?vial=2')
})

test('a card skips a vial with less than one dose, as the next dose does', async () => {
  const rest = { amount: 0.5, unit: 'mg' as const, volumeMl: 0.1 }
  open([aVial({ id: 2 }), aVial({ id: 1, mixedOn: '2026-02-20', left: rest, dosesLeft: 0, usableDoses: 0 })])
  expect(await card()).toHaveAttribute('href', '/reminders/vials?vial=2')
})

test('the card of a vial past its date says so', async () => {
  open([aVial({ discardOn: '2026-03-09', usableDoses: 0, lastDoseOn: null, coveredUntil: '2026-03-10' })])
  expect(await card()).toHaveTextContent('0 doses leftPast its discard date, Mar 9')
})

test('the card of an overdrawn vial asks to check it', async () => {
  open([aVial({ left: { amount: -0.5, unit: 'mg', volumeMl: -0.1 }, dosesLeft: 0, usableDoses: 0 })])
  expect(await card()).toHaveTextContent('−0.1 mL leftCheck this vial')
})

test('a card without a vial offers to add one', async () => {
  open([])
  const add = await screen.findByRole(
    'link',
    { name: 'Add a vial to see doses left of BPC-157' },
    { timeout: 5000 },
  )
  expect(add).toHaveAttribute('href', '/reminders/vials?add=11')
})

test('a card with only sealed vials links to the first of them', async () => {
  open([aVial({ id: 2, state: 'sealed', mixedOn: null }), aVial({ id: 1, state: 'sealed', mixedOn: null })])
  const start = await screen.findByRole(
    'link',
    { name: '2 sealed. Start one to see doses left.' },
    { timeout: 5000 },
  )
  expect(start).toHaveAttribute('href', '/reminders/vials?vial=1')
})
