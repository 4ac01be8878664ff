import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { remindersQuery } from '../../features/reminders/reminders.api.ts'
import { serveInbox } from '../../test/inbox-server.ts'
import { watchLive } from '../../test/live-server.ts'
import { aReminder } from '../../test/regimen.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MemberShell from './member-shell.tsx'

const RECONNECT_MS = 3000

beforeEach(() => void serveInbox([]))

/** A page with the reminder titles. */
function Titles() {
  const { data = [] } = useQuery(remindersQuery)
  return <h1>{data.map(({ title }) => title).join()}</h1>
}

function serveReminders(title: string) {
  const reminders = { title, asked: 0 }
  server.use(
    http.get('/api/reminders', () => {
      reminders.asked += 1
      return HttpResponse.json([aReminder({ title: reminders.title })])
    }),
  )
  return reminders
}

const show = () =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <Titles />
    </MemberShell>,
    { user: aUser() },
  )

test('closes the connection when the bars unmount', async () => {
  serveReminders('Before')
  const { connections, closed } = watchLive()
  const { unmount } = show()
  await waitFor(() => expect(connections.length).toBe(1))
  expect(closed).not.toHaveBeenCalled()
  unmount()
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

const news = (changes: string[]) => JSON.stringify({ type: 'changed', changes })

test('refetches exactly what changed elsewhere', async () => {
  const reminders = serveReminders('Before')
  const { connections } = watchLive()
  show()
  await screen.findByText('Before')
  await waitFor(() => expect(connections.length).toBe(1))
  expect(reminders.asked).toBe(1)
  reminders.title = 'After'
  connections[0]?.send(news(['weight']))
  connections[0]?.send(news(['doses']))
  expect(await screen.findByText('After')).toBeVisible()
  expect(reminders.asked).toBe(2)
})

test('refetches after a first response that was sent before a change', async () => {
  const reminders = serveReminders('Before')
  const { connections } = watchLive()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.get(
      '/api/reminders',
      async () => {
        const { title } = reminders
        await held
        return HttpResponse.json([aReminder({ title })])
      },
      { once: true },
    ),
  )
  show()
  await waitFor(() => expect(connections.length).toBe(1))
  reminders.title = 'After'
  connections[0]?.send(news(['reminders']))
  await new Promise((resolve) => setTimeout(resolve, 50))
  answer()
  expect(await screen.findByText('After')).toBeVisible()
})

test('refetches what changed while disconnected', async () => {
  const reminders = serveReminders('Before')
  const { connections } = watchLive()
  show()
  await screen.findByText('Before')
  await waitFor(() => expect(connections.length).toBe(1))
  reminders.title = 'After'
  connections[0]?.close()
  await waitFor(() => expect(connections.length).toBe(2), { timeout: 2 * RECONNECT_MS })
  expect(await screen.findByText('After')).toBeVisible()
})
