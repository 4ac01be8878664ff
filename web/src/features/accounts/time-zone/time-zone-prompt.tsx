import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { timeZoneCookie } from '@pepwell/contract/reminders/time-zone-cookie'
import { haveSameWallTime, placeOf } from '@pepwell/domain/time/zones'
import { Plane } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { deleteCookie, setCookie } from '../../../lib/browser/cookies.ts'
import { isNoted, note } from '../../../lib/browser/storage.ts'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { createSignal } from '../../../lib/store.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatInstant } from '../../../lib/time/dates.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useStore } from '../../../lib/use-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useUpdateProfile } from '../accounts.api.ts'
import { deviceTimeZone } from './device-time-zone.ts'

interface TimeZoneBannerProps {
  user: CurrentUser
  /** the device's time zone, different from the account's */
  away: string
  onKeep: () => void
}

function useMove({ away }: Pick<TimeZoneBannerProps, 'away'>) {
  const { mutate, isPending } = useUpdateProfile({
    onSuccess: () => {
      toast({ title: 'Reminders moved', description: `They now follow the time in ${placeOf(away)}.` })
    },
    onError: (error) => {
      const description = fixedText(error, 'Failed to update profile. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return { move: () => mutate({ body: { timeZone: away } }), isPending }
}

/** Asks whether to keep home time or to move the reminders. */
function TimeZoneBanner({ user, away, onKeep }: TimeZoneBannerProps) {
  const { move, isPending } = useMove({ away })
  const instant = new Date(useNow()).toISOString()
  return (
    <section aria-label="Time zone">
      <Banner
        tone="info"
        icon={<Plane />}
        title={`You seem to be in ${placeOf(away)}.`}
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" className="whitespace-nowrap max-sm:px-3" onClick={onKeep}>
              Keep home time
            </Button>
            <Button onClick={move} pending={isPending} pendingLabel="Moving...">
              Move
            </Button>
          </div>
        }
      >
        <p>Keep home time or move your reminders?</p>
        <p>{`In ${placeOf(user.timeZone)}: ${formatInstant(instant, user.timeZone)}`}</p>
        <p>{`Here: ${formatInstant(instant, away)}`}</p>
      </Banner>
    </section>
  )
}

type Home = Pick<CurrentUser, 'id' | 'timeZone'>

/** The storage key for "keep home time" in this zone. */
const homeTimeKey = ({ id, timeZone }: Home, away: string) => `home-time-kept:${id}:${timeZone}:${away}`

const { subscribe, notify } = createSignal()

/** The device's time zone, if its clocks differ from home and the user hasn't answered yet. */
function awayFrom(user: Home): string | undefined {
  const zone = deviceTimeZone()
  if (zone === undefined || zone === user.timeZone || isNoted('localStorage', homeTimeKey(user, zone)))
    return undefined
  return haveSameWallTime(user.timeZone, zone, serverNow()) ? undefined : zone
}

/** Stores the device's zone in a cookie for server rendering. */
function useTimeZonePrompt(away: string | undefined): void {
  useEffect(() => {
    if (away === undefined) deleteCookie(timeZoneCookie)
    else setCookie(timeZoneCookie, away)
  }, [away])
}

/** The current zone, once per pair of zones with different clocks, and a way to keep home time. */
function useDeviceZone(user: Home) {
  const away = useStore({ subscribe, get: () => awayFrom(user) }, () => renderContext().away)
  const [first] = useState(away)
  useTimeZonePrompt(away)
  return {
    away,
    /** whether the page was rendered before the zone was known */
    isLate: first === undefined,
    keepHome: () => {
      if (away !== undefined) note('localStorage', homeTimeKey(user, away))
      notify()
    },
  }
}

/**
 * Asks travelers whether to move their reminders. If the page was rendered before the zone was known, it waits for the
 * next visit: it must neither shift nor cover the content.
 */
export function TimeZonePrompt({ user }: { user: CurrentUser }) {
  const { away, isLate, keepHome } = useDeviceZone(user)
  if (away === undefined || isLate) return null
  return <TimeZoneBanner user={user} away={away} onKeep={keepHome} />
}
