import { signedInHint } from '@pepwell/contract/accounts/signed-in-hint'
import { changesIn, closeCodes, LIVE_PATH, type LiveEvent } from '@pepwell/contract/live-events'
import { cookieText } from '../browser/cookies.ts'
import { deviceNow } from '../time/clock.ts'

/** Who hears the live connection. */
export interface LiveListener {
  /** the connection stands; unless it was made at once and for the first time, what happened meanwhile is to be asked for */
  onConnected(mayHaveMissed: boolean): void
  /** something is new; without `changes` it may be anything */
  onNews(changes?: readonly string[]): void
  /** the connection is gone, and comes back by itself */
  onLost(): void
  /** perhaps nobody is signed in any more, or somebody else is */
  onDoubt(): void
}

const RECONNECT_MS = 3000
/** A connection that leaves 'authenticate' unanswered for so long is dead, though the browser has not noticed. */
const PATIENCE_MS = 10_000
/** A connection that was heard so lately needs no asking whether it is still there. */
const FRESH_MS = 30_000
/** A server that does not take us may be away, or may not know us: once in so many attempts the latter is looked into. */
const ATTEMPTS_PER_DOUBT = 20
/** Whoever signs out on this very page is about to leave it, and in no doubt. */
const LEAVING_MS = 1000

const refusals: readonly number[] = Object.values(closeCodes)

const address = (): string => `${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`

/** The id of the session that this browser has now; undefined where an earlier version of the server noted none. */
function sessionId(): string | undefined {
  const id = cookieText(signedInHint)
  return id === '1' ? undefined : id
}

/** In the background and offline no new connection is tried; one that stands is kept. */
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
  private patience: ReturnType<typeof setTimeout> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private attempts = 0
  private heardAt = 0
  private mayHaveMissed = false
  private readonly userId: string
  private readonly listener: LiveListener

  constructor(userId: string, listener: LiveListener) {
    this.userId = userId
    this.listener = listener
  }

  /** Connects, or finds out whether the connection that stands still works. */
  wake = (): void => {
    if (!mayConnect()) return
    if (!this.socket) this.connect()
    else if (this.socket.readyState === WebSocket.OPEN && deviceNow() - this.heardAt > FRESH_MS)
      this.authenticate(this.socket)
  }

  /** Lets go, without coming back by itself. */
  rest = (): void => {
    clearTimeout(this.retry)
    clearTimeout(this.doubt)
    const { socket } = this
    this.forget()
    if (!socket) return
    // To break off what is being connected is a failure in the browser's console; a page that is left breaks off in silence.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  /** Lets go of a page that is being left; should the page stay after all, as after a download, it connects again. */
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
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(readEvent(data))
    socket.onclose = ({ code }) => this.lost(socket, code)
  }

  private authenticate(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: 'authenticate', userId: this.userId, sessionId: sessionId() }))
    clearTimeout(this.patience)
    this.patience = setTimeout(() => {
      this.lost(socket)
      socket.close()
    }, PATIENCE_MS)
  }

  private hear(event: LiveEvent | undefined): void {
    this.heardAt = deviceNow()
    if (event?.type === 'authenticated') {
      clearTimeout(this.patience)
      this.attempts = 0
      this.listener.onConnected(this.mayHaveMissed)
      this.mayHaveMissed = true
    } else if (event) this.listener.onNews(changesIn(event))
  }

  private lost(socket: WebSocket, code?: number): void {
    if (this.socket !== socket) return
    this.forget()
    this.retry = setTimeout(this.wake, RECONNECT_MS)
    const isRefused = code !== undefined && refusals.includes(code)
    if (!isRefused && this.attempts % ATTEMPTS_PER_DOUBT !== 1) return
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => this.listener.onDoubt(), LEAVING_MS)
  }

  private forget(): void {
    clearTimeout(this.patience)
    this.mayHaveMissed = true
    this.socket = undefined
    this.listener.onLost()
  }
}

/**
 * Opens the live connection of whoever is signed in and keeps it: three seconds after it closed it is opened again, and
 * at once when the page is looked at or the network is back. It carries hints to look again, never the only copy.
 * @returns what closes it for good
 */
export function openLive(userId: string, listener: LiveListener): () => void {
  const connection = new LiveConnection(userId, listener)
  // A page that the browser keeps for the way back may hold no connection.
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
