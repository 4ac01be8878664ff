import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useConnectivityCheck } from '../../../app/shell/use-connectivity-check.ts'
import { RemindersSection } from '../../../features/reminders/list/reminders-section.tsx'
import { setCacheOwner } from '../../../lib/offline/owner.ts'
import { flushResponses } from '../../../lib/offline/response-cache.ts'
import { aDevice } from '../../../test/device.ts'
import { aDose, anEntry, anEntryOf, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { aUser } from '../../../test/users.ts'
import DayRing from './day-ring.tsx'
import Today from './today.tsx'

const user = aUser()
const entries = [anEntry()]
/** Daily at 8:00 in New York, as loaded on March 10 after that day's dose. */
const daily = aReminder({ nextAt: '2026-03-11T12:00:00.000Z' })
const taken = aDose({ takenAt: '2026-03-10T12:02:00.000Z' })

function Page() {
  useConnectivityCheck(user)
  return (
    <>
      <DayRing timeZone={user.timeZone} />
      <Today user={user} onLog={() => {}} />
      <RemindersSection entries={entries} user={user} onNew={() => {}} onLog={() => {}} />
    </>
  )
}

/** Opens the app on March 10 and again later, offline. */
async function openLater(now: string, ...reminders: Reminder[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T13:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const device = aDevice()
  setCacheOwner(user.id)
  serveRegimen({ plan: [...entries, anEntryOf(12, 'Semaglutide')], reminders, doses: [taken] })
  const { unmount } = renderPage(<Page />, { user })
  await screen.findByText(', taken')
  await flushResponses(user.id)
  unmount()
  device.lose()
  vi.setSystemTime(Date.parse(now))
  renderPage(<Page />, { user })
  await screen.findByRole('heading', { name: 'Today' })
}

test('the next day offline shows that day’s doses', async () => {
  await openLater('2026-03-12T11:30:00Z', daily)
  expect(screen.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  expect(screen.getByText(/^in (30 min|29:\d\d)/)).toBeVisible()
  // On the timeline and in the plan.
  expect(screen.getAllByRole('group', { name: 'Overdue: BPC-157' })).toHaveLength(2)
  expect(screen.getByText(/^Next: Thu, Mar 12, 8:00\sAM$/)).toBeVisible()
  expect(await screen.findByRole('img', { name: '0 of 2 doses taken today' })).toBeVisible()
  expect(screen.queryByText('No upcoming shots scheduled')).not.toBeInTheDocument()
})

test('an earlier dose isn’t hidden by a later loaded one', async () => {
  const weekly = aReminder({
    id: 32,
    userPeptideId: 12,
    userPeptide: { id: 12, status: 'active', peptide: { name: 'Semaglutide' } },
    frequency: 'Weekly',
    days: '["Sunday"]',
    nextAt: '2026-03-15T12:00:00.000Z',
  })
  await openLater('2026-03-12T14:00:00Z', daily, weekly)
  expect(screen.getByText('Overdue by 2 h')).toBeVisible()
  expect(screen.queryByText('Nothing due today')).not.toBeInTheDocument()
  expect(screen.getByText(/^BPC-157, tomorrow 8:00\sAM$/)).toBeVisible()
})

test('a dose due offline is due for an hour and names the actions that need a connection', async () => {
  await openLater('2026-03-12T12:07:00Z', daily)
  expect(screen.getByText('Shot is due!')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  expect(screen.getByText('‘Later’ needs a connection')).toBeVisible()
  expect(screen.getByText(/^Due since 8:00\sAM$/)).toBeVisible()
  vi.setSystemTime(Date.parse('2026-03-12T13:01:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/^Next: Fri, Mar 13, 8:00\sAM$/)).toBeVisible()
  expect(screen.queryByText('Shot is due!')).not.toBeInTheDocument()
})
