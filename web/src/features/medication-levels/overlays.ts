/** Something of a day beside the level. */
export interface OverlayEvent {
  /** milliseconds since the epoch */
  at: number
  /** what it is, for the readout: 'Nausea, moderate' */
  text: string
}

/** What a picture of the level can be overlaid with; each list earliest first. */
export interface Overlays {
  weight: readonly (OverlayEvent & { value: number })[]
  /** `size` from 1 to 4 */
  effects: readonly (OverlayEvent & { size: number })[]
  labs: readonly OverlayEvent[]
}

/** The names of all overlays. */
export type OverlayName = keyof Overlays

export const overlayLabels: Record<OverlayName, string> = {
  weight: 'Weight',
  effects: 'Side effects',
  labs: 'Labs',
}

const HALF_DAY_MS = 12 * 60 * 60 * 1000

/** What happened within half a day of an instant, in the overlays that are shown. */
export const eventsAt = (overlays: Overlays, shown: readonly OverlayName[], at: number): string[] =>
  shown.flatMap((name) =>
    overlays[name].filter((event) => Math.abs(event.at - at) <= HALF_DAY_MS).map(({ text }) => text),
  )

/** What of the overlays is between two instants. */
export function overlaysBetween({ weight, effects, labs }: Overlays, from: number, to: number): Overlays {
  const isBetween = ({ at }: OverlayEvent) => at >= from && at <= to
  return {
    weight: weight.filter(isBetween),
    effects: effects.filter(isBetween),
    labs: labs.filter(isBetween),
  }
}

/** The names of the overlays that have anything. */
export const overlaysWithEvents = (overlays: Overlays): OverlayName[] =>
  (Object.keys(overlayLabels) as OverlayName[]).filter((name) => overlays[name].length > 0)
