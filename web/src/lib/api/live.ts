import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { changesIn, closeCodes, LIVE_PATH, type LiveEvent } from '@pepwell/contract/live-events'
import { cookieText } from '../browser/cookies.ts'
import { deviceNow } from '../time/clock.ts'

/** Listeners of the live connection. */
export interface LiveListener {
  /** the connection is open; unless it was the first and immediate one, refetch what may have changed meanwhile */
  onConnected(mayHaveMissed: boolean): void
  /** something changed; without `changes` it may be anything */
  onNews(changes?: readonly string[]): void
  /** the connection closed and will reopen by itself */
  onLost(): void
  /** the user may have signed out, or another one signed in */
  onDoubt(): void
}

const RECONNECT_MS = 3000
/** How long 'authenticate' may stay unanswered before we consider the connection dead. */
const TIMEOUT_MS = 10_000
/** A connection with messages this recent needs no check. */
const STALE_AFTER_MS = 30_000
/** A refusing server may be down, or the session may have ended: check it every this many attempts. */
const ATTEMPTS_PER_DOUBT = 20
/** Signing out on this page leaves it anyway, so no check is needed. */
const LEAVING_MS = 1000

const refusals: readonly number[] = Object.values(closeCodes)

const address = (): string => `${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`

/** The browser's present session id; undefined when set by an earlier server version. */
function sessionId(): string | undefined {
  const id = cookieText(signedInCookie)
  return id === '1' ? undefined : id
}

/** In the background and offline we open no new connection, but keep an open one. */
const mayConnect = (): boolean => navigator.onLine && document.visibilityState === 'visible'

function readEvent(data: unknown): LiveEvent | undefined {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

class LiveConnection {
  private socket: WebSocket | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private timeout: ReturnType<typeof setTimeout> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private attempts = 0
  private lastEventAt = 0
  private mayHaveMissed = false
  private readonly userId: string
  private readonly listener: LiveListener

  constructor(userId: string, listener: LiveListener) {
    this.userId = userId
    this.listener = listener
  }

  /** Connects, or checks that the open connection still works. */
  wake = (): void => {
    if (!mayConnect()) return
    if (!this.socket) this.connect()
    else if (this.socket.readyState === WebSocket.OPEN && deviceNow() - this.lastEventAt > STALE_AFTER_MS)
      this.authenticate(this.socket)
  }

  /** Closes without reconnecting. */
  rest = (): void => {
    clearTimeout(this.retry)
    clearTimeout(this.doubt)
    const { socket } = this
    this.drop()
    if (!socket) return
    // Aborting a connection attempt logs an error in the browser's console, but leaving the page does so silently.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  /** Closes when the user leaves the page; reconnects if the page stays, as after a download. */
  leave = (): void => {
    this.rest()
    this.retry = setTimeout(this.wake, RECONNECT_MS)
  }

  private connect(): void {
    clearTimeout(this.retry)
    const socket = new WebSocket(address())
    this.socket = socket
    this.attempts += 1
    socket.onopen = () => this.authenticate(socket)
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(readEvent(data))
    socket.onclose = ({ code }) => this.lost(socket, code)
  }

  private authenticate(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'authenticate', userId: this.userId, sessionId: sessionId() }))
    clearTimeout(this.timeout)
    this.timeout = setTimeout(() => {
      this.lost(socket)
      socket.close()
    }, TIMEOUT_MS)
  }

  private receive(event: LiveEvent | undefined): void {
    this.lastEventAt = deviceNow()
    if (event?.type === 'authenticated') {
      clearTimeout(this.timeout)
      this.attempts = 0
      this.listener.onConnected(this.mayHaveMissed)
      this.mayHaveMissed = true
    } else if (event) this.listener.onNews(changesIn(event))
  }

  private lost(socket: WebSocket, code?: number): void {
    if (this.socket !== socket) return
    this.drop()
    this.retry = setTimeout(this.wake, RECONNECT_MS)
    const isRefused = code !== undefined && refusals.includes(code)
    if (!isRefused && this.attempts % ATTEMPTS_PER_DOUBT !== 1) return
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => this.listener.onDoubt(), LEAVING_MS)
  }

  private drop(): void {
    clearTimeout(this.timeout)
    this.mayHaveMissed = true
    this.socket = undefined
    this.listener.onLost()
  }
}

/**
 * Opens the signed-in user's live connection and keeps it open: reconnects three seconds after it closed, and
 * immediately when the page becomes visible or the network is back. It carries hints to refetch, never the only copy.
 * @returns closes it for good
 */
export function openLive(userId: string, listener: LiveListener): () => void {
  const connection = new LiveConnection(userId, listener)
  // A page in the back/forward cache may hold no connection.
  const listening = [
    [window, 'online', connection.wake],
    [window, 'pageshow', connection.wake],
    [window, 'pagehide', connection.rest],
    [window, 'beforeunload', connection.leave],
    [document, 'visibilitychange', connection.wake],
  ] as const
  for (const [target, type, act] of listening) target.addEventListener(type, act)
  connection.wake()
  return () => {
    for (const [target, type, act] of listening) target.removeEventListener(type, act)
    connection.rest()
  }
}
