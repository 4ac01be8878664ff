import type { Vial } from '@pepwell/contract/vials/vials'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useConnectivityCheck } from '../../../app/shell/use-connectivity-check.ts'
import { useOwnOutbox } from '../../../app/shell/use-outbox.ts'
import { useRecentDoses } from '../../../features/doses/queued-doses.ts'
import { planQuery } from '../../../features/plan/plan.api.ts'
import { setCacheOwner } from '../../../lib/offline/owner.ts'
import { currentWrites } from '../../../lib/offline/pending-writes.ts'
import { flushResponses } from '../../../lib/offline/response-cache.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { aDevice } from '../../../test/device.ts'
import { LogsDose } from '../../../test/logs-dose.tsx'
import { aDose, anEntry, anEntryOf, anOverdue, aReminder } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { aVial } from '../../../test/vials.ts'
import { ThisWeek } from '../this-week.tsx'
import DayRing from './day-ring.tsx'
import Today from './today.tsx'

const DUE = '2026-03-10T12:00:00.000Z'
const TOMORROW = '2026-03-11T12:00:00.000Z'
const overdue = anOverdue({ occursOn: '2026-03-10', since: DUE, until: TOMORROW, nextAt: TOMORROW })
const due = aReminder({ dueSince: DUE, overdue, nextAt: TOMORROW })
const user = aUser()

function Page() {
  useConnectivityCheck(user)
  useOwnOutbox(user)
  const { timeZone } = user
  const entries = useQuery(planQuery).data
  const doses = useRecentDoses(entries).data ?? []
  return (
    <>
      <DayRing timeZone={timeZone} />
      <Today user={user} onLog={() => {}} />
      <ThisWeek
        entries={entries ?? []}
        doses={doses}
        today={useToday(timeZone)}
        timeZone={timeZone}
        missed={[]}
      />
    </>
  )
}

/** Looks at a due or upcoming dose when the connection drops. */
async function withoutLine(reminder = due, now = '2026-03-10T12:12:00Z', vials: Vial[] = []) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  onTestFinished(() => void vi.useRealTimers())
  const device = aDevice()
  setCacheOwner(user.id)
  serveRegimen({ plan: [anEntry()], reminders: [reminder], vials })
  const page = renderPage(
    <>
      <Page />
      <LogsDose />
    </>,
    { user },
  )
  await screen.findByRole('heading', { name: 'Today' })
  await flushResponses(user.id)
  device.lose()
  return { ...device, ...page }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a dose taken offline is queued in its row and resolves its occurrence', async () => {
  await withoutLine()
  press('Taken: BPC-157')
  expect(await screen.findByText(/^Waiting to send, saved on this/, { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Shot is due!')).not.toBeInTheDocument())
  expect(screen.getByText(', waiting to send')).toBeInTheDocument()
  press('Good')
  await waitFor(() =>
    expect(currentWrites()[0]?.body).toMatchObject({
      feeling: 'Good',
      takenAt: expect.stringMatching(/^2026-03-10T12:12/),
    }),
  )
  press('Undo dose of BPC-157')
  expect(await screen.findByText('Shot is due!')).toBeVisible()
})

test('a queued dose keeps the displayed vial and draws from it once sent', async () => {
  const later = aVial({ id: 2, mixedOn: '2026-03-05' })
  const { find } = await withoutLine(due, '2026-03-10T12:12:00Z', [later, aVial({ id: 7 })])
  const sent: unknown[] = []
  press('Taken: BPC-157')
  await waitFor(() => expect(currentWrites()[0]?.body).toMatchObject({ dose: '250 mcg', vialId: 7 }))
  find(() => {
    serveRegimen({ plan: [anEntry()], reminders: [due] })
    server.use(
      http.get('/api/auth/user', () => HttpResponse.json(user)),
      http.post('/api/dosage-logs', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...aDose(), warnings: [], vial: null, draws: [] }, { status: 201 })
      }),
    )
  })
  await waitFor(() => expect(sent).toMatchObject([{ dose: '250 mcg', vialId: 7 }]))
})

test('a dose taken a little early offline is no longer next', async () => {
  await withoutLine(aReminder({ time: '08:20', nextAt: '2026-03-10T12:20:00.000Z' }))
  expect(screen.getByRole('img', { name: '0 of 1 doses taken today' })).toBeVisible()
  press('Taken: BPC-157')
  expect(await screen.findByText('All done for today')).toBeVisible()
  expect(screen.getByText('Go online to see what’s next.')).toBeVisible()
  expect(screen.queryByText(/, tomorrow /)).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: '1 of 1 doses taken today' })).toBeVisible()
})

test.each([
  ['of this day', '17:00', '2026-03-10T21:00:00.000Z', '2026-03-10T12:12:00Z', 1],
  ['of the next', '07:00', '2026-03-11T11:00:00.000Z', '2026-03-11T01:00:00Z', 0],
])(
  'a dose taken hours early offline is no longer due: a shot %s',
  async (_which, time, nextAt, now, buttons) => {
    await withoutLine(aReminder({ time, nextAt }), now)
    expect(screen.queryAllByRole('button', { name: /^Log Dose/ })).toHaveLength(buttons)
    press('Log it now')
    expect(await screen.findByText('All done for today')).toBeVisible()
    expect(screen.getByText('Go online to see what’s next.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Log Dose/ })).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: '1 of 1 doses taken today' })).toBeVisible()
  },
)

test('a dose taken offline before midnight stays taken afterward', async () => {
  const nextAt = '2026-03-11T03:58:00.000Z'
  const { unmount } = await withoutLine(aReminder({ time: '23:58', nextAt }), '2026-03-11T03:55:00Z')
  press('Taken: BPC-157')
  await screen.findByText(', waiting to send')
  unmount()
  vi.setSystemTime(Date.parse('2026-03-11T04:05:00Z'))
  renderPage(<Page />, { user })
  expect(await screen.findByRole('button', { name: 'Log Dose: BPC-157' })).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('23 h 53 min')
  expect(screen.queryByText('Shot is due!')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: '0 of 1 doses taken today' })).toBeVisible()
})

test('a rejected dose keeps its name and doesn’t count', async () => {
  const { find } = await withoutLine()
  press('Taken: BPC-157')
  await screen.findByText(', waiting to send')
  const message = 'This peptide isn’t in your plan'
  act(() =>
    find(() => {
      serveRegimen({ plan: [anEntryOf(12, 'CJC-1295')], reminders: [] })
      server.use(
        http.get('/api/auth/user', () => HttpResponse.json(user)),
        http.post('/api/dosage-logs', () => refusal(404, 'PLAN_ENTRY_NOT_FOUND', message)),
      )
    }),
  )
  expect(await screen.findByText(', not saved')).toBeInTheDocument()
  expect(screen.getByText(message)).toBeVisible()
  expect(currentWrites()).toMatchObject([{ name: 'BPC-157', code: 'PLAN_ENTRY_NOT_FOUND' }])
  await waitFor(() => expect(screen.queryByText('Shot is due!')).not.toBeInTheDocument())
  expect(screen.getByText('BPC-157')).toBeVisible()
  expect(screen.queryByRole('img', { name: /doses taken today/ })).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Recent doses' })).toHaveTextContent('Today: no dose')
  expect(screen.queryByText('All done for today')).not.toBeInTheDocument()
})

test('back online it is stored once and shows like any other', async () => {
  const { find } = await withoutLine()
  press('Taken: BPC-157')
  await screen.findByText(', waiting to send')
  const sent: unknown[] = []
  const serve = () => {
    const regimen = serveRegimen({ plan: [anEntry()], reminders: [due] })
    server.use(
      http.get('/api/auth/user', () => HttpResponse.json(user)),
      http.post('/api/dosage-logs', async ({ request }) => {
        sent.push(await request.json())
        const dose = aDose({ takenAt: '2026-03-10T12:12:00.000Z' })
        regimen.doses = [dose]
        regimen.reminders = [aReminder({ nextAt: TOMORROW })]
        return HttpResponse.json({ ...dose, warnings: [] }, { status: 201 })
      }),
    )
  }
  act(() => find(serve))
  await screen.findByText(', taken')
  expect(sent).toMatchObject([{ dose: '250 mcg', takenAt: expect.stringMatching(/^2026-03-10T12:12/) }])
  await waitFor(() => expect(currentWrites()).toEqual([]))
})
