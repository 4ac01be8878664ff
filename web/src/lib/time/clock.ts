import { recall, remember, removeStored } from '../browser/storage.ts'
import { createSignal } from '../store.ts'

const KEY = 'clock-offset'

/** The Date header has whole seconds. */
const SECOND_MS = 1000

/** A larger clock error gets a warning, in milliseconds. */
const OFF_MS = 2 * 60_000

/** Server clock minus device clock, in milliseconds; 0 until a response contradicts the device. */
let offset = Number(recall(KEY)) || 0

const { subscribe, notify } = createSignal()

/** Subscribes to corrections. Returns the unsubscribe function. */
export const onClockChange = subscribe

/** The device's own clock, for elapsed time only; never displayed or stored. */
export const deviceNow = (): number => Date.now()

/**
 * The current time by the server's clock, in milliseconds since the epoch, also offline. Use it wherever a time is
 * displayed or sent.
 */
export const serverNow = (): number => deviceNow() + offset

/** Bounds of the offset, in milliseconds. */
interface Bounds {
  min: number
  max: number
}

/** Changes the offset only if it falls outside the bounds, so network latency causes no jitter. */
function measure({ min, max }: Bounds): void {
  const fits = (value: number) => min <= value && value <= max
  const next = [0, offset].find(fits) ?? Math.round((min + max) / 2)
  if (next === offset) return
  offset = next
  if (offset === 0) removeStored('localStorage', KEY)
  else remember(KEY, String(offset))
  notify()
}

/** A cached response has an old Date header. */
const isFromServer = ({ ok, headers }: Response): boolean =>
  ok && !headers.has('age') && (headers.get('cache-control') ?? '').includes('no-store')

/**
 * Compares the clocks by a response: the server wrote it between sending and now.
 * @param sentAt from {@link deviceNow}
 */
export function measureByAnswer(response: Response, sentAt: number): void {
  const written = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(written) || !isFromServer(response)) return
  measure({ min: written - deviceNow(), max: written + SECOND_MS - sentAt })
}

/**
 * Compares the clocks by the page itself, before the first render.
 * @param renderedAt when the server rendered it for this user, in milliseconds since the epoch
 */
export function measureByPage(renderedAt: number): void {
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  if (!page) return
  const { requestStart = 0, responseEnd = 0 } = page as Partial<PerformanceNavigationTiming>
  const began = deviceNow() - performance.now()
  const arrived = responseEnd || performance.now()
  measure({ min: renderedAt - (began + arrived), max: renderedAt - (began + requestStart) })
}

/** How far the device's clock is ahead, in milliseconds, if worth a warning; negative if behind. */
export const clockError = (): number | undefined => (Math.abs(offset) > OFF_MS ? -offset : undefined)
