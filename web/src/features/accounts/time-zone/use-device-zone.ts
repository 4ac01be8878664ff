import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { awayHint } from '@pepwell/contract/reminders/away-hint'
import { showSameTime } from '@pepwell/domain/time/zones'
import { useEffect, useState } from 'react'
import { forgetCookie, setCookie } from '../../../lib/browser/cookies.ts'
import { isNoted, note } from '../../../lib/browser/storage.ts'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { createSignal } from '../../../lib/store.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useStore } from '../../../lib/use-store.ts'
import { deviceTimeZone } from './device-time-zone.ts'

type Home = Pick<CurrentUser, 'id' | 'timeZone'>

/** The storage key for "keep home time" in this zone. */
const keptKey = ({ id, timeZone }: Home, away: string) => `home-time-kept:${id}:${timeZone}:${away}`

const { subscribe, notify } = createSignal()

/** The device's time zone, if its clocks differ from home and the user hasn't answered yet. */
function awayFrom(user: Home): string | undefined {
  const zone = deviceTimeZone()
  if (zone === undefined || zone === user.timeZone || isNoted('localStorage', keptKey(user, zone)))
    return undefined
  return showSameTime(user.timeZone, zone, serverNow()) ? undefined : zone
}

/** Stores the device's zone in a cookie for server rendering. */
function useAwayHint(away: string | undefined): void {
  useEffect(() => {
    if (away === undefined) forgetCookie(awayHint)
    else setCookie(awayHint, away)
  }, [away])
}

/** The current zone, once per pair of zones with different clocks, and a way to keep home time. */
export function useDeviceZone(user: Home) {
  const away = useStore({ subscribe, get: () => awayFrom(user) }, () => renderContext().away)
  const [first] = useState(away)
  useAwayHint(away)
  return {
    away,
    /** whether the page was rendered before the zone was known */
    isLate: first === undefined,
    keepHome: () => {
      if (away !== undefined) note('localStorage', keptKey(user, away))
      notify()
    },
  }
}
