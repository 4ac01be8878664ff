import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bells, NOW, openInbox, showShell } from '../../test/inbox-panel.tsx'
import { aMessage, serveInbox } from '../../test/inbox-server.ts'
import { watchLive } from '../../test/live-server.ts'
import { refusal } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})

const expectBell = async (name: string) =>
  waitFor(async () =>
    expect((await bells()).map((bell) => bell.getAttribute('aria-label'))).toEqual([name, name]),
  )

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
    showShell()
    await expectBell(name)
    expect((await bells()).map((bell) => bell.textContent).filter(Boolean)).toEqual(shown)
  })

  test('is absent until the profile is complete', () => {
    showShell(true)
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
  })

  test('counts and announces new items, but not existing ones', async () => {
    const inbox = serveInbox([aMessage()])
    const { connections } = watchLive()
    showShell()
    await expectBell('Notifications, 1 unread')
    await waitFor(() => expect(connections.length).toBe(1))
    expect(screen.queryByText(/New notification/)).not.toBeInTheDocument()
    inbox.messages = [aMessage({ id: 2, title: 'TB-500 Reminder', body: 'Take 2 mg now' }), ...inbox.messages]
    connections[0]?.send(JSON.stringify({ type: 'new_notification', changes: ['inbox'] }))
    await expectBell('Notifications, 2 unread')
    const news = await screen.findByText('New notification: TB-500 Reminder. Take 2 mg now')
    expect(news).toHaveAttribute('aria-live', 'polite')
  })

  test('refetches once the connection is open', async () => {
    const asked = vi.fn()
    server.use(
      http.get('/api/notifications', () => {
        asked()
        return HttpResponse.json({ unread: 0, messages: [] })
      }),
    )
    showShell()
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2))
  })
})

describe('the list', () => {
  test('shows items with time and read state, latest first', async () => {
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
    const { panel } = await openInbox()
    await panel.findByText('BPC-157 Reminder')
    const [first, second] = rows(panel).map(plain)
    expect(first).toContain('Unread: BPC-157 ReminderTake 250 mcg. It was due at 8:00 AMToday, 8:00 AM')
    expect(second).toBe('Test from PepwellThis is a testYesterday, 6:15 PM')
  })

  test('opening it marks visible items as read, keeps the marks, and clears the bell', async () => {
    const inbox = serveInbox([aMessage({ id: 2 }), aMessage({ id: 1, readAt: '2026-03-10T11:00:00.000Z' })])
    const { panel, user } = await openInbox()
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

  test('loads older pages on demand and marks them as read', async () => {
    const messages = Array.from({ length: 25 }, (_, n) =>
      aMessage({ id: 25 - n, title: `Reminder ${25 - n}` }),
    )
    const inbox = serveInbox(messages)
    const { panel, user } = await openInbox()
    await panel.findByText('Reminder 6')
    expect(panel.queryByText('Reminder 5')).not.toBeInTheDocument()
    await waitFor(() => expect(inbox.marked).toHaveLength(1))
    await user.click(panel.getByRole('button', { name: 'Show older' }))
    expect(await panel.findByText('Reminder 1')).toBeVisible()
    expect(await panel.findByText('You’re all caught up.')).toHaveFocus()
    await waitFor(() => expect(inbox.marked[1]).toEqual([5, 4, 3, 2, 1]))
  })

  test('marks everything as read, including items not shown', async () => {
    const inbox = serveInbox(Array.from({ length: 25 }, (_, n) => aMessage({ id: 25 - n })))
    const { panel, user } = await openInbox()
    await panel.findAllByText('Unread:')
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(inbox.marked).toContain('all'))
    await waitFor(() => expect(panel.queryByText('Unread:')).not.toBeInTheDocument())
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    expect(inbox.messages.every(({ readAt }) => readAt)).toBe(true)
  })

  test('opening it shows no busy button', async () => {
    serveInbox([aMessage()])
    const asked = vi.fn()
    server.use(
      http.post('/api/notifications/read', () => {
        asked()
        return delay('infinite')
      }),
    )
    const { panel } = await openInbox()
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(panel.getByRole('button', { name: 'Mark all as read' })).not.toHaveAttribute('aria-busy')
  })

  test('an empty inbox explains where reminders come from', async () => {
    serveInbox([])
    const { panel, user, location } = await openInbox()
    expect(await panel.findByText('No notifications yet')).toBeVisible()
    await user.click(panel.getByRole('link', { name: 'Go to My Plan' }))
    expect(location()).toBe('/reminders')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('shows an error and retries when loading fails', async () => {
    server.use(http.get('/api/notifications', () => refusal(500, 'INTERNAL', 'Oops')))
    const { panel, user } = await openInbox()
    expect(await panel.findByText('We couldn’t load your notifications')).toBeVisible()
    serveInbox([aMessage()])
    await user.click(panel.getByRole('button', { name: 'Try again' }))
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
    [
      'came late but ahead of its time',
      { isLate: true, createdAt: '2026-03-10T11:50:00.000Z' },
      'Arrived late',
    ],
    ['never came', { isExpired: true }, 'Missed during an outage'],
    ['was taken', { outcome: 'taken' as const }, 'Logged'],
    ['was left out', { outcome: 'skipped' as const }, 'Skipped'],
    ['was left out for a reason', { outcome: 'skipped' as const, skipReason: 'Ran out' }, 'Skipped: Ran out'],
  ])('says that %s', async (_name, changes, mark) => {
    serveInbox([aMessage(changes)])
    const { panel } = await openInbox()
    const [row] = await panel.findAllByRole('listitem')
    for (const word of ['Late', 'Missed', 'Logged', 'Skipped'])
      expect(row?.textContent?.includes(word)).toBe(mark?.includes(word) ?? false)
    if (mark) expect(plain(row?.textContent)).toContain(mark)
  })
})
