import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { refusal } from '../test/regimen-server.ts'
import { server } from '../test/server.ts'
import { aBrowser, aSubscription, aWindow } from '../test/worker.ts'
import { listen } from './handlers.ts'

const reminder = {
  title: 'BPC-157 Reminder',
  body: 'Take 250 mcg at 8:00 AM, in 30 minutes',
  tag: 'reminder-5-2026-03-10',
  url: '/reminders',
  reminderId: 5,
  occursOn: '2026-03-10',
  userPeptideId: 11,
}
const aTest = { ...reminder, tag: 'test', reminderId: null, occursOn: null, userPeptideId: null }

function start(...options: Parameters<typeof aBrowser>) {
  const browser = aBrowser(...options)
  listen(browser.scope, { entry: 'assets/now.js', files: [] })
  const push = (payload: unknown) =>
    browser.fire('push', {
      data: { text: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) },
    })
  const press = async (action: string, data: unknown = reminder) => {
    const close = vi.fn()
    await browser.fire('notificationclick', { action, notification: { data, close } })
    expect(close).toHaveBeenCalled()
  }
  return { ...browser, push, press }
}

/** Answers the calls of decisions, and keeps what was asked. */
function serveDecisions(answer: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const asked: unknown[] = []
  const keep = async ({ request }: { request: Request }) => {
    asked.push([new URL(request.url).pathname, await request.json()])
    return answer()
  }
  server.use(http.post('/api/reminders/:id/snooze', keep), http.post('/api/reminders/:id/skip', keep))
  return asked
}

test('a release takes over at once', async () => {
  const { scope, fire } = start()
  await fire('install', {})
  expect(scope.skipWaiting).toHaveBeenCalled()
  await fire('activate', {})
  expect(scope.clients.claim).toHaveBeenCalled()
  expect(scope.registration.navigationPreload?.enable).toHaveBeenCalled()
})

describe('a push', () => {
  test('shows a notification with everything that is needed to act on it', async () => {
    const { push, shown } = start()
    await push(reminder)
    expect(shown).toMatchObject([
      {
        title: 'BPC-157 Reminder',
        body: 'Take 250 mcg at 8:00 AM, in 30 minutes',
        tag: 'reminder-5-2026-03-10',
        data: reminder,
        renotify: true,
        requireInteraction: true,
        actions: [
          { action: 'log', title: 'Log Dose' },
          { action: 'snooze', title: 'Snooze 10 min' },
          { action: 'skip', title: 'Skip' },
        ],
      },
    ])
  })

  test('where there is room for two buttons, a press on the notification itself logs', async () => {
    const { push, shown } = start({ maxActions: 2 })
    await push(reminder)
    expect(shown[0]?.actions?.map(({ title }) => title)).toEqual(['Snooze 10 min', 'Skip'])
  })

  test('about the same takes the place of the one before', async () => {
    const { push, shown } = start()
    await push(reminder)
    await push({ ...reminder, body: 'Take 250 mcg now' })
    expect(shown.map(({ body }) => body)).toEqual(['Take 250 mcg now'])
  })

  test('that is a test has nothing to decide', async () => {
    const { push, shown } = start()
    await push(aTest)
    expect(shown).toMatchObject([{ tag: 'test', actions: [], requireInteraction: false }])
  })

  test.each([['no JSON'], [''], ['null'], ['[]'], ['{"title":7}'], ['"text"']])(
    'always shows something, also for %s',
    async (text) => {
      const { push, shown } = start()
      await push(text)
      expect(shown).toMatchObject([{ title: 'Pepwell', body: 'You have a new notification', actions: [] }])
    },
  )

  test('shows something without any data, and without a tag', async () => {
    const { fire, push, shown } = start()
    await fire('push', { data: null })
    expect(shown.map(({ title }) => title)).toEqual(['Pepwell'])
    await push({ title: 'News', tag: '' })
    expect(shown.map(({ title }) => title)).toEqual(['News'])
  })
})

describe('a decision', () => {
  test.each(['snooze', 'skip'])('%s is the server’s, and open pages look again', async (action) => {
    const asked = serveDecisions()
    const { window, heard, focus } = aWindow()
    const { press, shown, opened } = start({ windows: [window] })
    await press(action)
    expect(asked).toEqual([[`/api/reminders/5/${action}`, { occursOn: '2026-03-10' }]])
    expect(heard).toEqual([{ type: 'look-again', changes: ['reminders'] }])
    expect([shown, opened, focus.mock.calls]).toEqual([[], [], []])
  })

  test.each([
    [
      'snooze',
      'Could not snooze',
      () => HttpResponse.error(),
      'There was no answer. Check that you are online.',
    ],
    [
      'skip',
      'Could not skip',
      () => refusal(500, 'INTERNAL', 'Oops'),
      'That was on our side. Please try again.',
    ],
    [
      'skip',
      'Could not skip',
      () => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'),
      'You are signed out. Sign in and try again.',
    ],
  ])('%s that fails says so in its place, and can be tried again', async (action, title, answer, reason) => {
    const asked = serveDecisions(answer)
    const { press, push, shown } = start()
    await push(reminder)
    await press(action)
    expect(shown).toMatchObject([
      {
        title,
        body: `BPC-157 Reminder. ${reason}`,
        tag: reminder.tag,
        data: reminder,
        requireInteraction: true,
      },
    ])
    expect(shown[0]?.actions).toHaveLength(3)
    await press(action, shown[0]?.data)
    expect(asked).toHaveLength(2)
  })

  test.each([
    [409, 'OCCURRENCE_SETTLED', 'This dose was already logged or skipped'],
    [404, 'REMINDER_NOT_FOUND', 'This reminder does not exist'],
  ])('that comes too late (%i) says why and asks no more', async (status, code, message) => {
    serveDecisions(() => refusal(status, code, message))
    const { press, shown } = start()
    await press('snooze')
    expect(shown).toMatchObject([
      { title: 'Could not snooze', body: `BPC-157 Reminder. ${message}`, actions: [] },
    ])
  })
})

describe('a press', () => {
  test.each([
    ['log', reminder, '/reminders?log=11&reminder=5&on=2026-03-10'],
    ['', reminder, '/reminders?log=11&reminder=5&on=2026-03-10'],
    ['', aTest, '/reminders'],
    ['', { ...aTest, url: 'https://elsewhere.test/' }, '/'],
    ['', { ...aTest, url: '//elsewhere.test/' }, '/'],
    ['', null, '/'],
  ])('%j on %o leads to a page of the app: %s', async (action, data, path) => {
    const { press, opened } = start()
    await press(action, data)
    expect(opened).toEqual([path])
  })

  test('finds the page that is open, which goes there by itself', async () => {
    const [last, other] = [aWindow(), aWindow()]
    const { press, opened } = start({ windows: [last.window, other.window] })
    await press('log')
    expect(last.focus).toHaveBeenCalled()
    expect(last.heard).toEqual([{ type: 'open', path: '/reminders?log=11&reminder=5&on=2026-03-10' }])
    expect([last.navigated, other.heard, opened]).toEqual([[], [], []])
  })

  test('a page that does not answer is led there', async () => {
    const { window, navigated } = aWindow({ answers: false })
    const { press, opened } = start({ windows: [window] })
    await press('log')
    expect([navigated, opened]).toEqual([['/reminders?log=11&reminder=5&on=2026-03-10'], []])
  })

  test('where neither works, a new one opens', async () => {
    const { window, focus } = aWindow({ answers: false, controlled: false })
    focus.mockRejectedValue(new TypeError('not allowed'))
    const { press, opened } = start({ windows: [window] })
    await press('log')
    expect(opened).toEqual(['/reminders?log=11&reminder=5&on=2026-03-10'])
  })
})

describe('a subscription that the browser changed', () => {
  const body = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } })

  function serveSubscriptions(status = 200) {
    const told: unknown[] = []
    const keep = async ({ request }: { request: Request }) => {
      told.push([new URL(request.url).pathname.split('/').at(-1), await request.json()])
      return HttpResponse.json({ message: '' }, { status })
    }
    server.use(
      http.get('/api/notifications/push-key', () => HttpResponse.json({ publicKey: 'BADD_w' })),
      http.post('/api/notifications/push-subscriptions', keep),
      http.post('/api/notifications/push-subscriptions/remove', keep),
    )
    return told
  }

  test('is made anew with the server’s key, which hears of both', async () => {
    const told = serveSubscriptions()
    const { fire, subscribed } = start()
    await fire('pushsubscriptionchange', { oldSubscription: aSubscription('https://push.test/old') })
    expect(subscribed).toEqual([
      { userVisibleOnly: true, applicationServerKey: Uint8Array.of(4, 0, 195, 255) },
    ])
    expect(told).toEqual([
      ['push-subscriptions', body('https://push.test/new')],
      ['remove', { endpoint: 'https://push.test/old' }],
    ])
  })

  test('and has a new one of already is told as it is', async () => {
    const told = serveSubscriptions()
    const { fire, subscribed } = start()
    await fire('pushsubscriptionchange', { newSubscription: aSubscription('https://push.test/moved') })
    expect(subscribed).toEqual([])
    expect(told).toEqual([['push-subscriptions', body('https://push.test/moved')]])
  })

  test('while nobody is signed in waits for the app', async () => {
    const told = serveSubscriptions(401)
    const { fire } = start()
    await fire('pushsubscriptionchange', { oldSubscription: aSubscription('https://push.test/old') })
    expect(told).toHaveLength(1)
  })
})

test('whoever leaves takes their notifications and their subscription along', async () => {
  const { fire, push, shown, held } = start()
  const subscription = aSubscription('https://push.test/mine')
  held.subscription = subscription
  await push(reminder)
  await fire('message', { data: { type: 'hello' } })
  await fire('message', { data: undefined })
  expect(subscription.unsubscribe).not.toHaveBeenCalled()
  await fire('message', { data: { type: 'signed-out' } })
  expect(subscription.unsubscribe).toHaveBeenCalled()
  expect(shown[0]?.close).toHaveBeenCalled()
})
