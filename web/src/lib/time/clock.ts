import { forget, recall, remember } from '../browser/storage.ts'

const KEY = 'clock-offset'

/** The Date header of an answer has whole seconds. */
const SECOND_MS = 1000

/** A device that is off by more than this is told so. */
const OFF_MS = 2 * 60_000

/** The server's clock minus the device's in milliseconds; 0 as long as no answer contradicts the device. */
let offset = Number(recall(KEY)) || 0

const listeners = new Set<() => void>()

/** Hears of every correction. Answers what ends that. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The device's own clock: for time that passes on the device, and for nothing that is shown or stored. */
export const deviceNow = (): number => Date.now()

/** Now by the server's clock, in milliseconds since the epoch, also offline: 'now' wherever a person or the server sees it. */
export const serverNow = (): number => deviceNow() + offset

/** Between which two values the offset lies, in milliseconds. */
interface Bounds {
  least: number
  most: number
}

/** A right clock is left alone, and so is a correction that still fits: nothing jitters with the speed of the line. */
function measure({ least, most }: Bounds): void {
  const fits = (value: number) => least <= value && value <= most
  const next = [0, offset].find(fits) ?? Math.round((least + most) / 2)
  if (next === offset) return
  offset = next
  if (offset === 0) forget('localStorage', KEY)
  else remember(KEY, String(offset))
  for (const listener of listeners) listener()
}

/** What a cache answered says what time it was, not what time it is. */
const isFromServer = ({ ok, headers }: Response): boolean =>
  ok && !headers.has('age') && (headers.get('cache-control') ?? '').includes('no-store')

/**
 * Compares the clocks by an answer of the server: it was written between when the call was sent and now.
 * @param sentAt by {@link deviceNow}
 */
export function measureByAnswer(response: Response, sentAt: number): void {
  const written = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(written) || !isFromServer(response)) return
  measure({ least: written - deviceNow(), most: written + SECOND_MS - sentAt })
}

/**
 * Compares the clocks by the page itself, before anything of it is shown.
 * @param renderedAt when the server rendered it for this person, in milliseconds since the epoch
 */
export function measureByPage(renderedAt: number): void {
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  if (!page) return
  const { requestStart = 0, responseEnd = 0 } = page as Partial<PerformanceNavigationTiming>
  const began = deviceNow() - performance.now()
  const arrived = responseEnd || performance.now()
  measure({ least: renderedAt - (began + arrived), most: renderedAt - (began + requestStart) })
}

/** How far the device's clock is ahead of the server's, in milliseconds, where that is worth a word; negative where it is behind. */
export const clockError = (): number | undefined => (Math.abs(offset) > OFF_MS ? -offset : undefined)
