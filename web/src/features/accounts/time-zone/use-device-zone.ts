import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { awayHint } from '@pepwell/contract/reminders/away-hint'
import { showSameTime } from '@pepwell/domain/time/zones'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forgetCookie, setCookie } from '../../../lib/browser/cookies.ts'
import { isNoted, note } from '../../../lib/browser/storage.ts'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { deviceTimeZone } from './device-time-zone.ts'

type Home = Pick<CurrentUser, 'id' | 'timeZone'>

/** Under this key stands that somebody keeps the time of home there. */
const keptKey = ({ id, timeZone }: Home, away: string) => `home-time-kept:${id}:${timeZone}:${away}`

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The zone that somebody's device is in, if its clocks differ from those at home and they did not settle that. */
function awayFrom(user: Home): string | undefined {
  const zone = deviceTimeZone()
  if (zone === undefined || zone === user.timeZone || isNoted('localStorage', keptKey(user, zone)))
    return undefined
  return showSameTime(user.timeZone, zone, serverNow()) ? undefined : zone
}

/** Notes for the server what a page is drawn with. */
function useAwayHint(away: string | undefined): void {
  useEffect(() => {
    if (away === undefined) forgetCookie(awayHint)
    else setCookie(awayHint, away)
  }, [away])
}

/** Where somebody is, once for each pair of zones whose clocks differ, and what to do when they keep the time of home. */
export function useDeviceZone(user: Home) {
  const away = useSyncExternalStore(
    subscribe,
    () => awayFrom(user),
    () => renderContext().away,
  )
  const [first] = useState(away)
  useAwayHint(away)
  return {
    away,
    /** whether the page was there before it was known */
    isLate: first === undefined,
    keepHome: () => {
      if (away !== undefined) note('localStorage', keptKey(user, away))
      for (const listener of listeners) listener()
    },
  }
}
