import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { aDose, anEntry, anEntryOf, anOverdue, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { aUser } from '../../../test/users.ts'
import DayRing from './day-ring.tsx'
import Today from './today.tsx'

// 1:12 PM in New York: five hours late.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T17:12:00Z') })
})

afterEach(() => void vi.useRealTimers())

const DUE = '2026-03-10T12:00:00.000Z'
const TOMORROW = '2026-03-11T12:00:00.000Z'
const overdue = anOverdue({ occursOn: '2026-03-10', since: DUE, until: TOMORROW, nextAt: TOMORROW })

const open = () => {
  const user = aUser()
  return renderPage(<Today user={user} onLog={() => {}} />, { user })
}

const late = aReminder({ overdue, nextAt: TOMORROW })
const daily = (changes: object) =>
  aReminder({
    id: 32,
    userPeptideId: 12,
    userPeptide: { id: 12, status: 'active', peptide: { name: 'CJC-1295' } },
    ...changes,
  })
const plan = [anEntryOf(12, 'CJC-1295', { hue: 2 }), anEntry()]
const taken = aDose({ id: 7, takenAt: '2026-03-10T11:02:00.000Z', userPeptideId: 12 })

test('an overdue dose stays the next action, and the day isn’t done', async () => {
  serveRegimen({ plan, doses: [taken], reminders: [late, daily({ takenBy: [7], nextAt: TOMORROW })] })
  const { container } = open()
  const card = within(await screen.findByRole('group', { name: 'Overdue: BPC-157' }))
  expect(card.getByText('Overdue by 5 h')).toBeVisible()
  expect(card.getByText(/^was due 8:00\sAM$/)).toBeVisible()
  expect(container.querySelector('[data-state=overdue]')).toHaveClass('bg-warn-soft', 'border-2!')
  expect(screen.getByRole('status')).toHaveTextContent('Your shot is overdue: BPC-157, 250 mcg')
  expect(screen.queryByText('All done for today')).not.toBeInTheDocument()
  expect(screen.queryByText('Nothing due today')).not.toBeInTheDocument()
})

test('an overdue dose is taken in one tap, for its time', async () => {
  serveRegimen({ plan: [anEntry()], reminders: [late] })
  const sent = whenLogging(stored)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Taken: BPC-157' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ settles: { reminderId: 31, occursOn: '2026-03-10' }, dose: '250 mcg' }]),
  )
})

test('an overdue dose follows one due now only while snoozed', async () => {
  const now = daily({ dueSince: '2026-03-10T17:00:00.000Z', nextAt: '2026-03-11T17:00:00.000Z' })
  const putOff = { ...late, snoozedUntil: '2026-03-10T22:00:00.000Z' }
  serveRegimen({ plan, reminders: [putOff, now] })
  const { unmount } = open()
  expect(await screen.findByText('Shot is due!')).toBeVisible()
  unmount()
  serveRegimen({ plan, reminders: [putOff, daily({ nextAt: '2026-03-10T20:00:00.000Z' })] })
  open()
  expect(await screen.findByText('Overdue by 5 h')).toBeVisible()
})

test('an overdue dose once missed leaves the day unfinished', async () => {
  serveRegimen({
    plan,
    doses: [taken],
    reminders: [aReminder({ missedAt: DUE, nextAt: TOMORROW }), daily({ takenBy: [7], nextAt: TOMORROW })],
  })
  const user = aUser()
  renderPage(
    <>
      <DayRing timeZone={user.timeZone} />
      <Today user={user} onLog={() => {}} />
    </>,
    { user },
  )
  expect(await screen.findByText('Nothing more due today')).toBeVisible()
  expect(screen.getByRole('img', { name: '1 of 2 doses taken today' })).toBeVisible()
})

test('an extra dose doesn’t replace an overdue one, and the ring counts it separately', async () => {
  const extra = aDose({ id: 8, takenAt: '2026-03-10T12:05:00.000Z', userPeptideId: 12 })
  serveRegimen({
    plan,
    doses: [taken, extra],
    reminders: [late, daily({ takenBy: [7], nextAt: TOMORROW })],
  })
  const user = aUser()
  renderPage(<DayRing timeZone={user.timeZone} />, { user })
  const ring = await screen.findByRole('img', { name: '1 of 2 doses taken today, 1 extra' })
  expect(ring.querySelectorAll('g')).toHaveLength(2)
  expect(ring).toHaveTextContent('1/2+1')
})
