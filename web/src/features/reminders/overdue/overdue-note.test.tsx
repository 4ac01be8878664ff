import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Today from '../../../pages/dashboard/today/today.tsx'
import { anEntry, anOverdue, aReminder } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { RemindersSection } from '../list/reminders-section.tsx'

// 11 PM on Monday, March 9, in New York, where aUser lives: a day and a half after Sunday's dose.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const weekly = {
  frequency: 'Weekly',
  days: '["Sunday"]',
  time: '08:30',
  nextAt: '2026-03-15T12:30:00.000Z',
  dose: '0.5 mg',
}
const overdue = aReminder({ ...weekly, overdue: anOverdue({ dose: '0.5 mg' }) })
const label = { name: 'The label', url: 'https://labels.test/missed', checked: '2026-11-22' }

const user = aUser()
const onLog = vi.fn()
const widget = () => renderPage(<Today user={user} onLog={onLog} />, { user })
const cards = () =>
  renderPage(<RemindersSection entries={[anEntry()]} user={user} onNew={() => {}} onLog={onLog} />, { user })
const note = async (name = 'Overdue: BPC-157') => within(await screen.findByRole('group', { name }))

beforeEach(() => onLog.mockClear())

test('shows overdue doses on the reminder’s card, and logging there resolves them', async () => {
  serveRegimen({ reminders: [overdue] })
  const page = cards()
  expect((await note()).getByText(/^Overdue since Sun 8:30\sAM\.$/)).toBeVisible()
  await page.user.click((await note()).getByRole('button', { name: 'Log Dose: BPC-157, overdue' }))
  expect(onLog).toHaveBeenCalledExactlyOnceWith({
    entryId: 11,
    settles: { reminderId: 31, occursOn: '2026-03-08' },
  })
})

describe.each([
  ['among the day’s', widget],
  ['on the reminder’s card', cards],
])('%s', (_where, open) => {
  test('a statement from a label shows its source and date', async () => {
    const labeled = anOverdue({ label, until: '2026-03-12T12:30:00.000Z' })
    serveRegimen({ reminders: [aReminder({ ...weekly, overdue: labeled })] })
    open()
    const text = (await note()).getByText(/The label says to take it by Thu 8:30\sAM or skip it\.$/)
    expect(text).toBeVisible()
    expect((await note()).getByRole('link', { name: 'The label' })).toHaveAttribute('href', label.url)
    expect((await note()).getByText('checked Nov 22, 2026')).toBeVisible()
  })

  test('a missed dose is shown without asking for anything', async () => {
    const missed = anOverdue({ label, until: '2026-03-09T12:30:00.000Z', isMissed: true })
    serveRegimen({ reminders: [aReminder({ ...weekly, overdue: missed })] })
    open()
    const told = await note('Missed: BPC-157')
    expect(told.getByText(/The label says to skip it and take the next on Sun, Mar 15\.$/)).toBeVisible()
    expect(told.queryByRole('button')).not.toBeInTheDocument()
  })

  test('skipping after a question removes it', async () => {
    const regimen = serveRegimen({ reminders: [overdue] })
    const sent: unknown[] = []
    server.use(
      http.post('/api/reminders/31/skip', async ({ request }) => {
        sent.push(await request.json())
        regimen.reminders = [aReminder(weekly)]
        return HttpResponse.json({ message: 'Dose skipped' })
      }),
    )
    const page = open()
    await page.user.click((await note()).getByRole('button', { name: 'Skip overdue dose of BPC-157' }))
    await page.user.click(await screen.findByRole('button', { name: 'Ran out' }))
    await page.user.click(screen.getByRole('button', { name: 'Skip dose' }))
    await waitFor(() => expect(screen.queryByText(/^Overdue since/)).not.toBeInTheDocument())
    expect(sent).toEqual([{ occursOn: '2026-03-08', reason: 'Ran out' }])
    expect(await screen.findByText('Dose skipped')).toBeVisible()
  })

  test('skipping one that was logged elsewhere says so and removes it', async () => {
    const regimen = serveRegimen({ reminders: [overdue] })
    server.use(
      http.post('/api/reminders/31/skip', () => {
        regimen.reminders = [aReminder(weekly)]
        return refusal(409, 'OCCURRENCE_SETTLED', 'This dose was logged or skipped already')
      }),
    )
    const page = open()
    await page.user.click((await note()).getByRole('button', { name: 'Skip overdue dose of BPC-157' }))
    await page.user.click(await screen.findByRole('button', { name: 'Skip dose' }))
    expect(await screen.findByText('This dose was logged or skipped already')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^Overdue since/)).not.toBeInTheDocument())
  })
})

test('skipping offline keeps the dose and says why, even before a connectivity check', async () => {
  serveRegimen({ reminders: [overdue] })
  const page = widget()
  await page.user.click((await note()).getByRole('button', { name: 'Skip overdue dose of BPC-157' }))
  const skip = await screen.findByRole('button', { name: 'Skip dose' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.all('*', () => HttpResponse.error()))
  await page.user.click(skip)
  expect(await screen.findByText('We can’t reach the server. Check that you’re online.')).toBeVisible()
  expect(screen.queryByText(/^Failed to skip/)).not.toBeInTheDocument()
})

test('shows each next occurrence next to the overdue one', async () => {
  const daily = aReminder({
    id: 32,
    nextAt: '2026-03-10T03:30:00.000Z',
    overdue: anOverdue({
      occursOn: '2026-03-09',
      since: '2026-03-09T12:00:00.000Z',
      until: '2026-03-10T12:00:00.000Z',
      nextAt: '2026-03-10T12:00:00.000Z',
    }),
  })
  const missed = aReminder({
    ...weekly,
    id: 33,
    overdue: anOverdue({ dose: '0.5 mg', since: '2026-03-04T13:30:00.000Z', label, isMissed: true }),
  })
  serveRegimen({ reminders: [daily, missed, overdue] })
  const { user: viewer } = widget()
  await viewer.click(await screen.findByRole('button', { name: /^Show all/ }))
  expect(await screen.findByText('in 30 min')).toBeVisible()
  const told = screen.getAllByText(/^(?:Overdue since|Missed on)/).map(({ textContent }) => textContent)
  expect(told.map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
    'Missed on Wed 8:30 AM. The label says to skip it and take the next on Sun, Mar 15.',
    'Overdue since Sun 8:30 AM.',
    'Overdue since Mon 8:00 AM.',
  ])
  expect(screen.getByText('0.5 mg')).toBeVisible()
})
