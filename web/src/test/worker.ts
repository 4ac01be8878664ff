import { type Mock, vi } from 'vitest'
import type {
  NotificationSettings,
  OpenWindow,
  Subscription,
  WorkerEvents,
  WorkerScope,
} from '../service-worker/scope.ts'

/** A browser's subscription. */
export const aSubscription = (
  endpoint: string,
): Subscription & { unsubscribe: Mock<() => Promise<boolean>> } => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  unsubscribe: vi.fn(async () => true),
})

/** The part of a browser's cache that the worker uses, by address. */
export function someCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const storeAt = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      add: async (path: string) => {
        const response = await fetch(path)
        if (!response.ok) throw new TypeError('bad status')
        entries.set(path, response)
      },
    }
  }
  const caches = {
    open: async (name: string) => storeAt(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) =>
      [...stores.values()].flatMap((entries) => entries.get(path)?.clone() ?? []).at(0),
  }
  return { caches: caches as unknown as CacheStorage, stores }
}

/** A displayed notification. */
export interface Displayed extends NotificationSettings {
  title: string
  close: Mock<() => void>
}

/** The event data that the worker reads; {@link aBrowser} handles `waitUntil`. */
type Carried<Type extends keyof WorkerEvents> = Omit<WorkerEvents[Type], 'waitUntil'>

/** A browser around a worker: it shows notifications, has windows, and fires events. */
export function aBrowser({ windows = [], maxActions }: { windows?: OpenWindow[]; maxActions?: number } = {}) {
  const listeners = new Map<string, (event: never) => void>()
  const shown: Displayed[] = []
  const opened: string[] = []
  const subscribed: PushSubscriptionOptionsInit[] = []
  const subscription = aSubscription('https://push.test/new')
  const held = { subscription: null as Subscription | null }
  const { caches, stores } = someCaches()
  const scope: WorkerScope = {
    caches,
    location: { origin: 'http://localhost' },
    registration: {
      navigationPreload: { enable: vi.fn(async () => {}) },
      showNotification: async (title, settings) => {
        // Like browsers: without a tag, a notification can't alert again.
        if (settings.renotify && !settings.tag) throw new TypeError('renotify needs a tag')
        const before = shown.findIndex(({ tag }) => tag === settings.tag)
        shown.splice(before, before < 0 ? 0 : 1)
        shown.push({ title, ...settings, close: vi.fn() })
      },
      getNotifications: async () => shown.map(({ data, close }) => ({ data, close })),
      pushManager: {
        getSubscription: async () => held.subscription,
        subscribe: async (options) => {
          subscribed.push(options)
          return subscription
        },
      },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path) => void opened.push(path),
      claim: vi.fn(async () => {}),
    },
    Notification: { maxActions },
    skipWaiting: vi.fn(async () => {}),
    addEventListener: (type, handle) => void listeners.set(type, handle as (event: never) => void),
  }

  /** Fires an event and waits for the worker's work, as a browser does before it ends the worker. */
  async function fire<Type extends keyof WorkerEvents>(type: Type, carried: Carried<Type>): Promise<void> {
    const work: Promise<unknown>[] = []
    const event = { ...carried, waitUntil: (promise: Promise<unknown>) => void work.push(promise) }
    listeners.get(type)?.(event as never)
    await Promise.all(work)
  }

  /** Requests like a page: undefined if the worker leaves the request to the browser. */
  async function ask(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response | undefined> {
    let given: Promise<Response> | undefined
    const request = new Request(new URL(path, 'http://localhost'), { method })
    // No script can make a request that navigates.
    Object.defineProperty(request, 'mode', { value: mode })
    const respondWith = (answer: Promise<Response>) => {
      given = answer
    }
    listeners.get('fetch')?.({ request, respondWith } as never)
    return given
  }

  return { scope, fire, ask, stores, shown, opened, subscribed, subscription, held }
}

/** An open page of the app; one that responds navigates as told. */
export function aWindow({ answers = true, controlled = true } = {}) {
  const messages: unknown[] = []
  const navigated: string[] = []
  const focus = vi.fn(async () => {})
  const window: OpenWindow = {
    focus,
    navigate: async (path) => {
      if (!controlled) throw new TypeError('not ours')
      navigated.push(path)
    },
    postMessage: (message, [port] = []) => {
      messages.push(message)
      if (answers) (port as MessagePort | undefined)?.postMessage('taken')
    },
  }
  return { window, messages, navigated, focus }
}
