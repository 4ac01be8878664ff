import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aMessage, serveInbox } from '../../test/inbox-server.ts'
import { watchLive } from '../../test/live-server.ts'
import { aDose, anEntry } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MemberShell from './member-shell.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T12:30:00.000Z'))
})

const show = (confined = false) =>
  renderPage(
    <MemberShell user={aUser()} confined={confined}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser() },
  )

/** The bars of desktop and phone have one each. */
const bells = () => screen.findAllByRole('button', { name: /^Notifications/ })
const expectBell = async (name: string) =>
  waitFor(async () =>
    expect((await bells()).map((bell) => bell.getAttribute('aria-label'))).toEqual([name, name]),
  )

async function open() {
  const view = show()
  const [bell] = await bells()
  if (bell) await view.user.click(bell)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  return { ...view, panel }
}

const rows = (panel: ReturnType<typeof within>) =>
  panel.getAllByRole('listitem').map((row: HTMLElement) => row.textContent)
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

describe('the bell', () => {
  test.each([
    [0, 'Notifications', []],
    [3, 'Notifications, 3 unread', ['3', '3']],
    [9, 'Notifications, 9 unread', ['9', '9']],
    [12, 'Notifications, 12 unread', ['9+', '9+']],
  ])('with %i unread', async (count, name, shown) => {
    serveInbox(Array.from({ length: count }, (_, n) => aMessage({ id: count - n })))
    show()
    await expectBell(name)
    expect((await bells()).map((bell) => bell.textContent).filter(Boolean)).toEqual(shown)
  })

  test('is not there before the profile is complete', () => {
    show(true)
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
  })

  test('counts and announces what arrives, and not what was there', async () => {
    const inbox = serveInbox([aMessage()])
    const { connections } = watchLive()
    show()
    await expectBell('Notifications, 1 unread')
    await waitFor(() => expect(connections.length).toBe(1))
    expect(screen.queryByText(/New notification/)).not.toBeInTheDocument()
    inbox.messages = [aMessage({ id: 2, title: 'TB-500 Reminder', body: 'Take 2 mg now' }), ...inbox.messages]
    connections[0]?.send(JSON.stringify({ type: 'new_notification' }))
    await expectBell('Notifications, 2 unread')
    const news = await screen.findByText('New notification: TB-500 Reminder. Take 2 mg now')
    expect(news).toHaveAttribute('aria-live', 'polite')
  })

  test('asks again once the connection stands', async () => {
    const asked = vi.fn()
    server.use(
      http.get('/api/notifications', () => {
        asked()
        return HttpResponse.json({ unread: 0, messages: [] })
      }),
    )
    show()
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2))
  })
})

describe('the list', () => {
  test('shows what came, latest first, when, and what is unread', async () => {
    serveInbox([
      aMessage({ id: 3 }),
      aMessage({
        id: 2,
        kind: 'test',
        title: 'Test from Pepwell',
        body: 'This is a test',
        reminderId: null,
        userPeptideId: null,
        occursOn: null,
        occursAt: null,
        readAt: '2026-03-10T11:00:00.000Z',
        createdAt: '2026-03-09T22:15:00.000Z',
      }),
    ])
    const { panel } = await open()
    await panel.findByText('BPC-157 Reminder')
    const [first, second] = rows(panel).map(plain)
    expect(first).toContain('Unread: BPC-157 ReminderTake 250 mcg now, at 8:00 AMToday, 8:00 AM')
    expect(second).toBe('Test from PepwellThis is a testYesterday, 6:15 PM')
  })

  test('opening it marks what is shown as read, keeps the marks, and empties the bell', async () => {
    const inbox = serveInbox([aMessage({ id: 2 }), aMessage({ id: 1, readAt: '2026-03-10T11:00:00.000Z' })])
    const { panel, user } = await open()
    await waitFor(() => expect(inbox.marked).toEqual([[2]]))
    await waitFor(() => expect(screen.queryByText('1')).not.toBeInTheDocument())
    expect(panel.getAllByText('Unread:')).toHaveLength(1)
    await user.click(panel.getByRole('button', { name: 'Close' }))
    await expectBell('Notifications')
    await user.click((await bells())[0] as HTMLElement)
    const again = within(await screen.findByRole('dialog'))
    await again.findAllByText('BPC-157 Reminder')
    expect(again.queryByText('Unread:')).not.toBeInTheDocument()
    expect(inbox.marked).toEqual([[2]])
  })

  test('older pages come when asked for, and are marked as read too', async () => {
    const messages = Array.from({ length: 25 }, (_, n) =>
      aMessage({ id: 25 - n, title: `Reminder ${25 - n}` }),
    )
    const inbox = serveInbox(messages)
    const { panel, user } = await open()
    await panel.findByText('Reminder 6')
    expect(panel.queryByText('Reminder 5')).not.toBeInTheDocument()
    await waitFor(() => expect(inbox.marked).toHaveLength(1))
    await user.click(panel.getByRole('button', { name: 'Show older' }))
    expect(await panel.findByText('Reminder 1')).toBeVisible()
    expect(await panel.findByText('That is everything.')).toHaveFocus()
    await waitFor(() => expect(inbox.marked[1]).toEqual([5, 4, 3, 2, 1]))
  })

  test('everything can be marked as read, also what is not shown', async () => {
    const inbox = serveInbox(Array.from({ length: 25 }, (_, n) => aMessage({ id: 25 - n })))
    const { panel, user } = await open()
    await panel.findAllByText('Unread:')
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(inbox.marked).toContain('all'))
    await waitFor(() => expect(panel.queryByText('Unread:')).not.toBeInTheDocument())
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    expect(inbox.messages.every(({ readAt }) => readAt)).toBe(true)
  })

  test('nobody who only opens it is shown a button at work', async () => {
    serveInbox([aMessage()])
    const asked = vi.fn()
    server.use(
      http.post('/api/notifications/read', () => {
        asked()
        return delay('infinite')
      }),
    )
    const { panel } = await open()
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(panel.getByRole('button', { name: 'Mark all as read' })).not.toHaveAttribute('aria-busy')
  })

  test('an empty one says where reminders come from', async () => {
    serveInbox([])
    const { panel, user, location } = await open()
    expect(await panel.findByText('No notifications yet')).toBeVisible()
    await user.click(panel.getByRole('link', { name: 'Go to My Plan' }))
    expect(location()).toBe('/reminders')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('one that fails says so and is tried again', async () => {
    server.use(http.get('/api/notifications', () => refusal(500, 'INTERNAL', 'Oops')))
    const { panel, user } = await open()
    expect(await panel.findByText('Your notifications could not be loaded')).toBeVisible()
    serveInbox([aMessage()])
    await user.click(panel.getByRole('button', { name: 'Retry' }))
    expect(await panel.findByText('BPC-157 Reminder')).toBeVisible()
  })

  test.each([
    ['came in time', {}, undefined],
    ['came late', { isLate: true, createdAt: '2026-03-10T12:20:00.000Z' }, 'Late: was due 8:00 AM'],
    [
      'came late by a day',
      { isLate: true, createdAt: '2026-03-11T04:30:00.000Z' },
      'Late: was due Tue, Mar 10, 8:00 AM',
    ],
    ['came late but ahead of its time', { isLate: true, createdAt: '2026-03-10T11:50:00.000Z' }, 'Came late'],
    ['never came', { isExpired: true }, 'Missed while we were down'],
    ['was taken', { outcome: 'taken' as const }, 'Logged'],
    ['was left out', { outcome: 'skipped' as const }, 'Skipped'],
  ])('says that one %s', async (_name, changes, mark) => {
    serveInbox([aMessage(changes)])
    const { panel } = await open()
    const [row] = await panel.findAllByRole('listitem')
    for (const word of ['Late', 'Missed', 'Logged', 'Skipped'])
      expect(row?.textContent?.includes(word)).toBe(mark?.includes(word) ?? false)
    if (mark) expect(plain(row?.textContent)).toContain(mark)
  })
})

describe('what can be done about a reminder', () => {
  const buttons = (panel: ReturnType<typeof within>) =>
    within(panel.getByRole('listitem'))
      .queryAllByRole('button')
      .map((button) => button.textContent)

  test.each([
    ['is due', {}, ['Log now', 'Snooze 10 min', 'Skip']],
    ['was due yesterday', { occursAt: '2026-03-09T12:00:00.000Z' }, ['Log now', 'Skip']],
    ['was taken', { outcome: 'taken' as const }, []],
    ['was left out', { outcome: 'skipped' as const }, []],
    ['is deleted', { reminderId: null, userPeptideId: null }, []],
    ['was only a test', { kind: 'test' as const, reminderId: null, userPeptideId: null, occursOn: null }, []],
  ])('that %s', async (_name, changes, expected) => {
    serveInbox([aMessage(changes)])
    const { panel } = await open()
    await panel.findByText('BPC-157 Reminder')
    expect(buttons(panel)).toEqual(expected)
  })

  test('logging opens the dose of that entry, and the inbox then says that it was logged', async () => {
    const inbox = serveInbox([aMessage()])
    serveRegimen({ plan: [anEntry({ id: 10, currentDose: '1 mg' }), anEntry()], doses: [aDose()] })
    const sent = vi.fn()
    server.use(
      http.post('/api/dosage-logs', async ({ request }) => {
        sent(await request.json())
        inbox.messages = inbox.messages.map((message) => ({ ...message, outcome: 'taken' as const }))
        return HttpResponse.json(aDose({ id: 102 }), { status: 201 })
      }),
    )
    const { panel, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Log now' }))
    const form = within(await screen.findByRole('dialog', { name: 'Log BPC-157' }))
    await user.click(await form.findByRole('button', { name: 'Log Dose' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userPeptideId: 11 })))
    expect(await screen.findByText('Logged')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log now' })).not.toBeInTheDocument()
  })

  test('snoozing says when it comes again', async () => {
    const inbox = serveInbox([aMessage()])
    const sent = vi.fn()
    server.use(
      http.post('/api/reminders/:id/snooze', async ({ request, params }) => {
        sent(params.id, await request.json())
        inbox.messages = [aMessage({ snoozedUntil: '2026-03-10T12:40:00.000Z' })]
        return HttpResponse.json({ dueAt: '2026-03-10T12:40:00.000Z' })
      }),
    )
    const { panel, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Snooze 10 min' }))
    await waitFor(() =>
      expect(plain(panel.getByRole('status').textContent)).toBe('We remind you again at 8:40 AM'),
    )
    expect(sent).toHaveBeenCalledExactlyOnceWith('5', { occursOn: '2026-03-10' })
  })

  test('skipping asks first, and the inbox then says that it was skipped', async () => {
    const inbox = serveInbox([aMessage()])
    const sent = vi.fn()
    server.use(
      http.post('/api/reminders/:id/skip', async ({ request, params }) => {
        sent(params.id, await request.json())
        inbox.messages = [aMessage({ outcome: 'skipped' })]
        return HttpResponse.json({ message: 'Skipped' })
      }),
    )
    const { panel, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Skip' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Skip this dose?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent).not.toHaveBeenCalled()
    await user.click(panel.getByRole('button', { name: 'Skip' }))
    await user.click(await screen.findByRole('button', { name: 'Skip dose' }))
    expect(await panel.findByText('Skipped')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('5', { occursOn: '2026-03-10' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('what was decided elsewhere meanwhile is said and shown', async () => {
    const inbox = serveInbox([aMessage()])
    server.use(
      http.post('/api/reminders/:id/snooze', () => {
        inbox.messages = [aMessage({ outcome: 'taken' })]
        return refusal(409, 'OCCURRENCE_SETTLED', 'This dose was already logged or skipped')
      }),
    )
    const { panel, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Snooze 10 min' }))
    expect(await screen.findByText('This dose was already logged or skipped')).toBeVisible()
    expect(await panel.findByText('Logged')).toBeVisible()
  })

  test('a failure is said, and everything stays as it was', async () => {
    serveInbox([aMessage()])
    server.use(http.post('/api/reminders/:id/skip', () => HttpResponse.error()))
    const { panel, user } = await open()
    await user.click(await panel.findByRole('button', { name: 'Skip' }))
    await user.click(await screen.findByRole('button', { name: 'Skip dose' }))
    expect(await screen.findByText('Failed to skip')).toBeVisible()
    expect(screen.getByText('No connection to the server. Check that you are online.')).toBeVisible()
    expect(screen.getByRole('alertdialog', { name: 'Skip this dose?' })).toBeVisible()
  })
})
