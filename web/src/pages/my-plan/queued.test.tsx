import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useConnectivityCheck } from '../../app/shell/use-connectivity-check.ts'
import { useOwnOutbox } from '../../app/shell/use-outbox.ts'
import { setCacheOwner } from '../../lib/offline/owner.ts'
import { flushResponses } from '../../lib/offline/response-cache.ts'
import { aDevice } from '../../test/device.ts'
import { LogsDose } from '../../test/logs-dose.tsx'
import { aDose, anEntry, anOverdue, aReminder } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

const user = aUser()

function Page() {
  useConnectivityCheck(user)
  useOwnOutbox(user)
  return (
    <>
      <MyPlan />
      <LogsDose />
    </>
  )
}

const DUE = '2026-03-10T12:00:00.000Z'
const TOMORROW = '2026-03-11T12:00:00.000Z'

const overdue = anOverdue({ occursOn: '2026-03-10', since: DUE, until: TOMORROW, nextAt: TOMORROW })

test.each([
  ['due', { dueSince: DUE, overdue, nextAt: TOMORROW }, /^Due since/, /^Next: Wed, Mar 11, 8:00\sAM$/],
  [
    'to come',
    { time: '17:00', nextAt: '2026-03-10T21:00:00.000Z' },
    /^Next: Tue, Mar 10, 5:00\sPM$/,
    'Go online to see what’s next.',
  ],
])(
  'a dose that was %s and is taken offline is the last dose, queued, and no longer due',
  async (_when, reminder, before, after) => {
    // 8:12 AM in New York.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:12:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const device = aDevice()
    setCacheOwner(user.id)
    const doses = [aDose({ takenAt: '2026-03-09T12:00:00.000Z' })]
    serveRegimen({ plan: [anEntry()], doses, reminders: [aReminder(reminder)] })
    renderPage(<Page />, { path: '/reminders', user })
    await screen.findByText(/^Taken yesterday/)
    // Loaded while online, as the service worker would.
    fireEvent.click(screen.getByRole('link', { name: 'Reminders' }))
    await screen.findByText(before)
    fireEvent.click(screen.getByRole('link', { name: 'Plan' }))
    await flushResponses(user.id)
    device.lose()
    fireEvent.click(screen.getByRole('button', { name: 'Log it now' }))
    const last = await screen.findByText(/^Taken today, 8:12\sAM/)
    expect(last.parentElement).toHaveTextContent('Waiting to send, saved on this device')
    fireEvent.click(screen.getByRole('link', { name: 'Reminders' }))
    await screen.findByRole('heading', { name: 'BPC-157 Reminder' })
    const card = within(document.getElementById('reminder-31') as HTMLElement)
    expect(await card.findByText('Waiting to send, saved on this device')).toBeVisible()
    expect(card.getByText(after)).toBeVisible()
    expect(card.queryByText(before)).not.toBeInTheDocument()
    expect(card.queryByRole('button', { name: /^Log Dose/ })).not.toBeInTheDocument()
  },
)

test('shows the first dose ever in the history, logged offline', async () => {
  const device = aDevice()
  setCacheOwner(user.id)
  serveRegimen({ plan: [anEntry()] })
  renderPage(<Page />, { path: '/reminders?tab=history', user })
  await screen.findByText('No doses yet')
  await flushResponses(user.id)
  device.lose()
  fireEvent.click(screen.getByRole('button', { name: 'Log it now' }))
  expect(await screen.findByText(/^250 mcg · /)).toBeVisible()
  expect(screen.queryByText('No doses yet')).not.toBeInTheDocument()
})
