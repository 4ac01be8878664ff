import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aPushBrowser, SERVER_KEY, withoutPush } from '../../../test/push-browser.ts'
import { server } from '../../../test/server.ts'
import { pushState, renewSubscription, switchOff, switchOn } from './device.ts'
import { pushUnavailableReason } from './support.ts'
import { announceSignOut, withTimeout } from './worker.ts'

afterEach(withoutPush)

/** Records what the server received: '+' for a new endpoint, '-' for a removed one. */
function serveSubscriptions(status = 200) {
  const registered: string[] = []
  const keep =
    (sign: string) =>
    async ({ request }: { request: Request }) => {
      const { endpoint } = (await request.json()) as { endpoint: string }
      registered.push(sign + endpoint)
      return HttpResponse.json({ message: '' }, { status })
    }
  server.use(
    http.get('/api/notifications/push-key', () => HttpResponse.json({ publicKey: SERVER_KEY })),
    http.post('/api/notifications/push-subscriptions', keep('+')),
    http.post('/api/notifications/push-subscriptions/remove', keep('-')),
  )
  return registered
}

describe('what prevents push', () => {
  const at = (userAgent: string, { secure = true, standalone = false, touch = 0 } = {}) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.stubGlobal('isSecureContext', secure)
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touch, configurable: true })
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: standalone } as MediaQueryList)
    return pushUnavailableReason()
  }
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

  test('is detected for each reason', () => {
    expect(at(IPHONE)).toBe('needs-home-screen')
    expect(at(MAC, { touch: 5 })).toBe('needs-home-screen')
    expect(at(IPHONE, { standalone: true })).toBe('unsupported')
    expect(at(MAC)).toBe('unsupported')
    expect(at('Mozilla/5.0 (X11; Linux) Firefox/100', { secure: false })).toBe('insecure')
    aPushBrowser()
    expect(at(MAC)).toBeUndefined()
  })

  test('and is the device’s state', async () => {
    expect(await pushState('ada')).toBe('insecure')
    aPushBrowser({ permission: 'denied' })
    expect(await pushState('ada')).toBe('denied')
  })
})

describe('switching on', () => {
  test('asks for permission, subscribes with the server’s key, and tells the server', async () => {
    const registered = serveSubscriptions()
    const browser = aPushBrowser()
    expect(await pushState('ada')).toBe('off')
    expect(await switchOn('ada')).toBe('on')
    expect([browser.asked, browser.registered]).toEqual([1, ['/service-worker.js']])
    expect([
      ...new Uint8Array(browser.subscription?.options.applicationServerKey ?? new ArrayBuffer()),
    ]).toEqual([4, 0, 195, 255])
    expect(registered).toEqual(['+https://push.test/1'])
    expect(await pushState('ada')).toBe('on')
  })

  test.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('is over when the person answers %s', async (answer, state) => {
    const registered = serveSubscriptions()
    const browser = aPushBrowser({ answer })
    expect(await switchOn('ada')).toBe(state)
    expect([registered, browser.subscription]).toEqual([[], null])
  })

  test("doesn't count when the server doesn't know it", async () => {
    serveSubscriptions(500)
    aPushBrowser()
    await expect(switchOn('ada')).rejects.toThrow('500')
    expect(await pushState('ada')).toBe('off')
  })

  test('times out', async () => {
    vi.useFakeTimers()
    const timeout = expect(withTimeout(new Promise(() => {}))).rejects.toThrow('in time')
    await vi.advanceTimersByTimeAsync(15_000)
    await timeout
    vi.useRealTimers()
  })
})

test('switching off ends the subscription and tells the server', async () => {
  const registered = serveSubscriptions()
  const browser = aPushBrowser()
  await switchOn('ada')
  expect(await switchOff()).toBe('off')
  expect(browser.subscription).toBeNull()
  expect(registered).toEqual(['+https://push.test/1', '-https://push.test/1'])
  expect(await pushState('ada')).toBe('off')
  expect(await switchOff()).toBe('off')
})

test('switching off wins over a running check', async () => {
  const registered = serveSubscriptions()
  const browser = aPushBrowser()
  await switchOn('ada')
  await Promise.all([renewSubscription('ada'), switchOff()])
  expect(registered.at(-1)).toBe('-https://push.test/1')
  expect(browser.subscription).toBeNull()
})

describe('an existing subscription', () => {
  test('is reported again, in case the server lost it', async () => {
    const registered = serveSubscriptions()
    aPushBrowser()
    await switchOn('ada')
    await renewSubscription('ada')
    expect(registered).toEqual(['+https://push.test/1', '+https://push.test/1'])
  })

  test('is restored after the browser dropped it', async () => {
    const registered = serveSubscriptions()
    const browser = aPushBrowser()
    await switchOn('ada')
    browser.subscription = null
    expect(await pushState('ada')).toBe('off')
    await renewSubscription('ada')
    expect(registered).toEqual(['+https://push.test/1', '+https://push.test/2'])
    expect(await pushState('ada')).toBe('on')
  })

  test('is renewed when the server has another key', async () => {
    const registered = serveSubscriptions()
    localStorage.setItem('push-for', 'ada')
    const browser = aPushBrowser({ permission: 'granted', subscribedWith: 'BADD_A' })
    const before = browser.subscription
    await renewSubscription('ada')
    expect(before?.unsubscribe).toHaveBeenCalled()
    expect(registered).toEqual(['+https://push.test/2'])
  })

  test("of someone else in this browser ends, because their reminders aren't for the current user", async () => {
    const registered = serveSubscriptions()
    const browser = aPushBrowser()
    await switchOn('ada')
    const before = browser.subscription
    expect(await pushState('eve')).toBe('off')
    await renewSubscription('eve')
    expect(before?.unsubscribe).toHaveBeenCalled()
    expect(registered).toEqual(['+https://push.test/1'])
    await renewSubscription('ada')
    expect(registered.at(-1)).toBe('+https://push.test/2')
  })

  test.each(['denied', 'default'] as const)('pauses while the permission is %s', async (permission) => {
    const registered = serveSubscriptions()
    localStorage.setItem('push-for', 'ada')
    aPushBrowser({ permission })
    await renewSubscription('ada')
    expect(registered).toEqual([])
  })
})

test('a person who never wanted push is not asked or subscribed', async () => {
  const registered = serveSubscriptions()
  const browser = aPushBrowser({ permission: 'granted' })
  await renewSubscription('ada')
  expect([registered, browser.asked, browser.subscription]).toEqual([[], 0, null])
})

test('signing out tells the worker, if there is one', () => {
  announceSignOut()
  const { worker } = aPushBrowser()
  announceSignOut()
  expect(worker.controller.postMessage).toHaveBeenCalledWith({ type: 'signed-out' })
})
