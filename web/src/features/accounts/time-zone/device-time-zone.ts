import { isTimeZone } from '@pepwell/domain/time/time-zone'
import { browserTimeZone } from '../../../lib/time/browser-zone.ts'

/** The zone this device is in; undefined where the browser names one that nobody knows ('Etc/Unknown'). */
export function deviceTimeZone(): string | undefined {
  const zone = browserTimeZone()
  return isTimeZone(zone) ? zone : undefined
}
