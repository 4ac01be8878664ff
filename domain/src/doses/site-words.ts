import { type SiteName, siteNames } from './injection-sites.ts'

const REGIONS: readonly [word: RegExp, region: string][] = [
  [/stomach|abdom|belly|tummy/, 'abdomen'],
  [/thigh|leg/, 'thigh'],
  [/arm/, 'upper arm'],
  [/hip/, 'hip'],
  [/butt|glute/, 'buttock'],
]

/** Maps other apps' words to a site: 'stomach_upper_left', 'Left arm'; undefined when it may be several, or none. */
export function recognizedSite(text: string): SiteName | undefined {
  const words = text.toLowerCase()
  const region = REGIONS.find(([word]) => word.test(words))?.[1]
  const side = /left/.test(words) ? 'left' : /right/.test(words) ? 'right' : undefined
  if (!region || !side) return undefined
  const height = /upper/.test(words) ? 'upper' : /lower/.test(words) ? 'lower' : ''
  const fits = siteNames.filter((name) => {
    const site = name.toLowerCase()
    return site.includes(region) && site.includes(side) && (region !== 'abdomen' || site.includes(height))
  })
  return fits.length === 1 ? fits[0] : undefined
}
