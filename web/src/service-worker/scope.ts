// The browser APIs the worker uses. Worker and page types exclude each other, and tests use fakes
// for a browser with no more than this.

export interface NotificationAction {
  action: string
  title: string
}

export interface NotificationSettings {
  body?: string
  tag?: string
  data?: unknown
  icon?: string
  badge?: string
  renotify?: boolean
  requireInteraction?: boolean
  actions?: NotificationAction[]
}

export interface DisplayedNotification {
  data: unknown
  close(): void
}

export interface OpenWindow {
  focus(): Promise<unknown>
  navigate(path: string): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

/** The part of a subscription that browsers and tests provide. */
export type Subscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>

interface Registration {
  /** requests the page while the worker starts; not in every browser */
  navigationPreload?: { enable(): Promise<void> }
  showNotification(title: string, settings: NotificationSettings): Promise<void>
  getNotifications(): Promise<DisplayedNotification[]>
  pushManager: {
    getSubscription(): Promise<Subscription | null>
    subscribe(options: PushSubscriptionOptionsInit): Promise<Subscription>
  }
}

interface Clients {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>
  openWindow(path: string): Promise<unknown>
  claim(): Promise<void>
}

/** An event that keeps the worker alive until its work is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerEvents {
  install: Lasting
  activate: Lasting
  push: Lasting & { data: { text(): string } | null }
  notificationclick: Lasting & { action: string; notification: DisplayedNotification }
  pushsubscriptionchange: Lasting & {
    oldSubscription?: Subscription | null
    newSubscription?: Subscription | null
  }
  message: Lasting & { data: unknown }
  fetch: {
    request: Request
    /** requests made while the worker started */
    preloadResponse?: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
}

export interface WorkerScope {
  registration: Registration
  caches: CacheStorage
  location: { origin: string }
  clients: Clients
  /** the number of notification actions shown; unknown in some browsers */
  Notification?: { maxActions?: number }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    handle: (event: WorkerEvents[Type]) => void,
  ): void
}
