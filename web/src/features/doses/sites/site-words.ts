import { restedFrom } from '@pepwell/domain/doses/injection-sites'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import type { SiteOption } from './use-sites.ts'

/** The last use: 'today', '19 days ago', 'never used'. */
export function agoText(days: number | undefined): string {
  if (days === undefined) return 'never used'
  if (days === 0) return 'today'
  return `${days} ${days === 1 ? 'day' : 'days'} ago`
}

/** The last day of rest of a sore site: 'Dec 18'. */
export const restsUntil = (soreSince: CalendarDay): string => formatMonthDay(restedFrom(soreSince))

/** A site's accessible name: 'Left thigh, 19 days ago, suggested'. */
export const siteWords = (
  { name, days, soreSince, isNamed, isSuggested, neverSuggest }: SiteOption,
  isKnown: boolean,
): string =>
  [
    name,
    isKnown && agoText(days),
    soreSince && `sore, resting until ${restsUntil(soreSince)}`,
    !isNamed && 'not on the label',
    isSuggested && 'suggested',
    neverSuggest && 'never suggested',
  ]
    .filter(Boolean)
    .join(', ')

/** Usage level: within 3 days, within 9 days, or earlier. */
export function restLevel(days: number | undefined): 'fresh' | 'resting' | 'rested' {
  if (days === undefined || days > 9) return 'rested'
  return days > 3 ? 'resting' : 'fresh'
}
