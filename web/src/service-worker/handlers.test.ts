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
  listen(browser.scope, { entry: 'assets/now.js', home: [], files: [] })
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

const decided = { message: 'Done', dueAt: '2026-03-10T12:00:00.000Z' }

/** Answers decision calls and records the requests. */
function serveDecisions(answer: () => Response | Promise<Response> = () => HttpResponse.json(decided)) {
  const requests: unknown[] = []
  const keep = async ({ request }: { request: Request }) => {
    requests.push([new URL(request.url).pathname, await request.json()])
    return answer()
  }
  server.use(http.post('/api/reminders/:id/snooze', keep), http.post('/api/reminders/:id/skip', keep))
  return requests
}

test('a release activates immediately', async () => {
  const { scope, fire } = start()
  await fire('install', {})
  expect(scope.skipWaiting).toHaveBeenCalled()
  await fire('activate', {})
  expect(scope.clients.claim).toHaveBeenCalled()
  expect(scope.registration.navigationPreload?.enable).toHaveBeenCalled()
})

describe('a push', () => {
  test('shows a notification with everything needed to act on it', async () => {
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

  test('with room for only two buttons, pressing the notification logs the dose', async () => {
    const { push, shown } = start({ maxActions: 2 })
    await push(reminder)
    expect(shown[0]?.actions?.map(({ title }) => title)).toEqual(['Snooze 10 min', 'Skip'])
  })

  test('on the same topic replaces the previous one', async () => {
    const { push, shown } = start()
    await push(reminder)
    await push({ ...reminder, body: 'Take 250 mcg now' })
    expect(shown.map(({ body }) => body)).toEqual(['Take 250 mcg now'])
  })

  test('of a test has no actions', async () => {
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

  test('without data or a tag still shows something', async () => {
    const { fire, push, shown } = start()
    await fire('push', { data: null })
    expect(shown.map(({ title }) => title)).toEqual(['Pepwell'])
    await push({ title: 'News', tag: '' })
    expect(shown.map(({ title }) => title)).toEqual(['News'])
  })
})

describe('a decision', () => {
  test.each(['snooze', 'skip'])('%s is sent to the server, and open pages refetch', async (action) => {
    const asked = serveDecisions()
    const { window, messages, focus } = aWindow()
    const { press, shown, opened } = start({ windows: [window] })
    await press(action)
    expect(asked).toEqual([[`/api/reminders/5/${action}`, { occursOn: '2026-03-10' }]])
    expect(messages).toEqual([{ type: 'invalidate-tags', changes: ['reminders'] }])
    expect([shown, opened, focus.mock.calls]).toEqual([[], [], []])
  })

  test.each([
    [
      'snooze',
      'Could not snooze',
      () => HttpResponse.error(),
      'We got no response. Check that you’re online.',
    ],
    [
      'skip',
      'Could not skip',
      () => refusal(500, 'INTERNAL', 'Oops'),
      'Something went wrong on our end. Please try again.',
    ],
    [
      'skip',
      'Could not skip',
      () => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'),
      'You’re signed out. Sign in and try again.',
    ],
  ])(
    '%s that fails shows an error in its place and can be retried',
    async (action, title, answer, reason) => {
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
    },
  )

  test.each([
    [409, 'OCCURRENCE_SETTLED', 'This dose was already logged or skipped'],
    [404, 'REMINDER_NOT_FOUND', 'This reminder doesn’t exist'],
  ])("that arrives too late (%i) says why and doesn't ask again", async (status, code, message) => {
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

  test('reuses an open page, which navigates by itself', async () => {
    const [last, other] = [aWindow(), aWindow()]
    const { press, opened } = start({ windows: [last.window, other.window] })
    await press('log')
    expect(last.focus).toHaveBeenCalled()
    expect(last.messages).toEqual([{ type: 'open', path: '/reminders?log=11&reminder=5&on=2026-03-10' }])
    expect([last.navigated, other.messages, opened]).toEqual([[], [], []])
  })

  test("navigates a page that doesn't respond", async () => {
    const { window, navigated } = aWindow({ answers: false })
    const { press, opened } = start({ windows: [window] })
    await press('log')
    expect([navigated, opened]).toEqual([['/reminders?log=11&reminder=5&on=2026-03-10'], []])
  })

  test('opens a new page when neither works', async () => {
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

  test('is renewed with the server’s key and reported', async () => {
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

  test('is reported as is when it was already renewed', async () => {
    const told = serveSubscriptions()
    const { fire, subscribed } = start()
    await fire('pushsubscriptionchange', { newSubscription: aSubscription('https://push.test/moved') })
    expect(subscribed).toEqual([])
    expect(told).toEqual([['push-subscriptions', body('https://push.test/moved')]])
  })

  test('waits for the app while no one is signed in', async () => {
    const told = serveSubscriptions(401)
    const { fire } = start()
    await fire('pushsubscriptionchange', { oldSubscription: aSubscription('https://push.test/old') })
    expect(told).toHaveLength(1)
  })
})

test('signing out removes notifications and the subscription', async () => {
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
