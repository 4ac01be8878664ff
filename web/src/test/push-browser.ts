import { type Mock, vi } from 'vitest'

/** The test server's key. */
export const SERVER_KEY = 'BADD_w'

interface Options {
  permission?: NotificationPermission
  /** the person's answer */
  answer?: NotificationPermission
  /** the key of an existing subscription */
  subscribedWith?: string
  /** why subscribing fails */
  trouble?: Error
}

interface BrowserState {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  toJSON: () => PushSubscriptionJSON
  unsubscribe: Mock<() => Promise<boolean>>
}

const bytes = (key: string) =>
  Uint8Array.from(atob(key.replace('_', '/').replace('-', '+')), (character) => character.charCodeAt(0))

/** Adds the push APIs that jsdom lacks. Each subscription gets its own address. */
export function aPushBrowser({
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  trouble,
}: Options = {}) {
  let made = 0
  const browser = {
    subscription: null as BrowserState | null,
    registered: [] as string[],
    asked: 0,
    updates: 0,
  }

  function subscribe(key: Uint8Array): BrowserState {
    made += 1
    const endpoint = `https://push.test/${made}`
    const subscription: BrowserState = {
      endpoint,
      options: { applicationServerKey: key.slice().buffer as ArrayBuffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: vi.fn(async () => {
        browser.subscription = null
        return true
      }),
    }
    browser.subscription = subscription
    return subscription
  }
  if (subscribedWith) subscribe(bytes(subscribedWith))

  const registration = {
    update: async () => {
      browser.updates += 1
    },
    pushManager: {
      getSubscription: async () => browser.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (trouble) throw trouble
        return subscribe(applicationServerKey)
      },
    },
  }
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: { postMessage: vi.fn() },
    getRegistration: async () => registration,
    register: async (path: string) => {
      browser.registered.push(path)
      return registration
    },
  })
  const Notification = {
    permission,
    requestPermission: async () => {
      browser.asked += 1
      Notification.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return Object.assign(browser, { worker, Notification })
}

/** Removes all push APIs; stubs reset on their own. */
export const withoutPush = (): void => void Reflect.deleteProperty(navigator, 'serviceWorker')
