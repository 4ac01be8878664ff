import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { aMessage, serveInbox } from '../../test/inbox-server.ts'
import { aPushBrowser, SERVER_KEY, withoutPush } from '../../test/push-browser.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import MemberShell from './member-shell.tsx'

afterEach(withoutPush)

const show = () =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser() },
  )

test('registers the service worker for signed-in people after the first render', async () => {
  const browser = aPushBrowser()
  show()
  expect(browser.registered).toEqual([])
  await waitFor(() => expect(browser.registered).toEqual(['/service-worker.js']))
  expect(browser.asked).toBe(0)
})

test('checks for a new release of the worker on each page load', async () => {
  const browser = aPushBrowser()
  show()
  await waitFor(() => expect(browser.updates).toBe(1))
})

test('asks the worker to cache Home at once and the app later, and again for the next release', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { worker, registered } = aPushBrowser()
    show()
    await waitFor(() => expect(registered).toHaveLength(1))
    expect(worker.controller.postMessage).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(worker.controller.postMessage.mock.calls).toEqual([[{ type: 'cache-home' }]])
    await vi.advanceTimersByTimeAsync(9000)
    expect(worker.controller.postMessage).toHaveBeenLastCalledWith({ type: 'cache-release' })
    worker.dispatchEvent(new Event('controllerchange'))
    expect(worker.controller.postMessage).toHaveBeenCalledTimes(4)
  } finally {
    vi.useRealTimers()
  }
})

test('keeps the browser’s push subscription up to date', async () => {
  const messages: unknown[] = []
  server.use(
    http.get('/api/notifications/push-key', () => HttpResponse.json({ publicKey: SERVER_KEY })),
    http.post('/api/notifications/push-subscriptions', async ({ request }) => {
      messages.push(await request.json())
      return HttpResponse.json({ message: '' })
    }),
  )
  localStorage.setItem('push-for', aUser().id)
  aPushBrowser({ permission: 'granted' })
  show()
  await waitFor(() => expect(messages).toMatchObject([{ endpoint: 'https://push.test/1' }]))
})

test('works in a browser that refuses the worker', async () => {
  const { worker } = aPushBrowser()
  const register = vi.spyOn(worker, 'register').mockRejectedValue(new DOMException('no', 'SecurityError'))
  show()
  await waitFor(() => expect(register).toHaveBeenCalled())
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
})

test('navigates where the worker asks and confirms it', async () => {
  const { worker, registered } = aPushBrowser()
  const { location } = show()
  await waitFor(() => expect(registered).toHaveLength(1))
  const port = { postMessage: vi.fn() }
  const data = { type: 'open', path: '/reminders?log=11' }
  act(() => void worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] })))
  expect(location()).toBe('/reminders?log=11')
  expect(port.postMessage).toHaveBeenCalledWith('taken')
})

test('refetches after a decision in a notification', async () => {
  const inbox = serveInbox([])
  const { worker, registered } = aPushBrowser()
  show()
  await waitFor(() => expect(registered).toHaveLength(1))
  inbox.messages = [aMessage()]
  worker.dispatchEvent(
    Object.assign(new Event('message'), {
      data: { type: 'invalidate-tags', changes: ['reminders'] },
      ports: [],
    }),
  )
  expect(await screen.findAllByRole('button', { name: 'Notifications, 1 unread' })).toHaveLength(2)
})

test('ignores messages from a worker of another release', async () => {
  const { worker, registered } = aPushBrowser()
  const { location } = show()
  await waitFor(() => expect(registered).toHaveLength(1))
  for (const data of [undefined, 'text', { type: 'news' }, { type: 'open' }])
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [] }))
  expect(location()).toBe('/')
})

test('tells the worker about signing out', async () => {
  const { worker } = aPushBrowser()
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  const link = await screen.findByRole('menuitem', { name: 'Log out' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(worker.controller.postMessage).toHaveBeenCalledWith({ type: 'signed-out' })
})
