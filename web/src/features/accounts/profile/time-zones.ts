interface Zone {
  name: string
  /** without the region: 'Argentina / Buenos Aires' */
  label: string
}

/** The time zones of one region. */
export interface Region {
  name: string
  zones: Zone[]
}

const WITHOUT_REGION = 'Other'

const readable = (text: string): string => text.replaceAll('_', ' ').replaceAll('/', ' / ')

/** Every time zone the browser knows. */
export const everyZone = (): string[] => [...Intl.supportedValuesOf('timeZone'), 'UTC']

/**
 * Time zones by region.
 * @param chosen always included, even if the browser uses another name for it
 */
export function timeZoneRegions(chosen: string, zones = everyZone()): Region[] {
  const regions = new Map<string, Zone[]>()
  for (const name of new Set([...zones, chosen])) {
    const [, region = WITHOUT_REGION, place = name] = /^([^/]+)\/(.+)$/.exec(name) ?? []
    regions.set(region, [...(regions.get(region) ?? []), { name, label: readable(place) }])
  }
  return [...regions].map(([name, zones]) => ({ name, zones }))
}
