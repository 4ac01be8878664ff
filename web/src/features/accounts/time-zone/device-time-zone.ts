import { isTimeZone } from '@pepwell/domain/time/time-zone'
import { browserTimeZone } from '../../../lib/time/browser-zone.ts'

/** The device's time zone; undefined for an unknown one ('Etc/Unknown'). */
export function deviceTimeZone(): string | undefined {
  const zone = browserTimeZone()
  return isTimeZone(zone) ? zone : undefined
}
