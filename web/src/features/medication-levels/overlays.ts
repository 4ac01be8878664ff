import { countThrough } from './level-points.ts'

/** An event next to the level. */
export interface OverlayEvent {
  /** milliseconds since the epoch */
  at: number
  /** the readout: 'Nausea, moderate' */
  text: string
}

/** Data for the overlays; each list is sorted by time. */
export interface Overlays {
  weight: readonly (OverlayEvent & { value: number })[]
  /** `size` from 1 to 4 */
  effects: readonly (OverlayEvent & { size: number })[]
  labs: readonly OverlayEvent[]
}

/** Overlay names. */
export type OverlayName = keyof Overlays

export const overlayLabels: Record<OverlayName, string> = {
  weight: 'Weight',
  effects: 'Side effects',
  labs: 'Labs',
}

const HALF_DAY_MS = 12 * 60 * 60 * 1000

/** Events within half a day of an instant, in the visible overlays. */
export const eventsAt = (overlays: Overlays, shown: readonly OverlayName[], at: number): string[] =>
  shown.flatMap((name) => {
    const events: readonly OverlayEvent[] = overlays[name]
    const [from, to] = [countThrough(events, at - HALF_DAY_MS - 1), countThrough(events, at + HALF_DAY_MS)]
    return events.slice(from, to).map(({ text }) => text)
  })

/** Overlay events between two instants. */
export function overlaysBetween({ weight, effects, labs }: Overlays, from: number, to: number): Overlays {
  const isBetween = ({ at }: OverlayEvent) => at >= from && at <= to
  return {
    weight: weight.filter(isBetween),
    effects: effects.filter(isBetween),
    labs: labs.filter(isBetween),
  }
}

/** The overlays that have data. */
export const overlaysWithEvents = (overlays: Overlays): OverlayName[] =>
  (Object.keys(overlayLabels) as OverlayName[]).filter((name) => overlays[name].length > 0)
