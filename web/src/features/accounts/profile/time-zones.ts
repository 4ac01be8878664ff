interface Zone {
  name: string
  /** without the region in front: 'Argentina / Buenos Aires' */
  label: string
}

/** The zones of one part of the world. */
export interface Region {
  name: string
  zones: Zone[]
}

const WITHOUT_REGION = 'Other'

const readable = (text: string): string => text.replaceAll('_', ' ').replaceAll('/', ' / ')

/** Every zone the browser knows. */
export const everyZone = (): string[] => [...Intl.supportedValuesOf('timeZone'), 'UTC']

/**
 * Zones by region.
 * @param chosen is listed even if the browser lists it under another name or not at all
 */
export function timeZoneRegions(chosen: string, zones = everyZone()): Region[] {
  const regions = new Map<string, Zone[]>()
  for (const name of new Set([...zones, chosen])) {
    const [, region = WITHOUT_REGION, place = name] = /^([^/]+)\/(.+)$/.exec(name) ?? []
    regions.set(region, [...(regions.get(region) ?? []), { name, label: readable(place) }])
  }
  return [...regions].map(([name, zones]) => ({ name, zones }))
}
