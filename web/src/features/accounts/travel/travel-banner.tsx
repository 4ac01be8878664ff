import type { CurrentUser } from '@pepwell/contract/accounts'
import { placeOf, showSameTime } from '@pepwell/domain/zones'
import { Plane } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../lib/dates.ts'
import { isNoted, note } from '../../../lib/storage.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useUpdateProfile } from '../accounts.api.ts'

interface TravelBannerProps {
  user: CurrentUser
  /** the zone that this device is in; its name differs from the person's */
  away: string
}

/** Under this key stands that somebody keeps the time of home there. */
const keptKey = ({ user, away }: TravelBannerProps) => `home-time-kept:${user.id}:${user.timeZone}:${away}`

function useMove({ away }: TravelBannerProps) {
  const { mutate, isPending } = useUpdateProfile({
    onSuccess: () => {
      toast({ title: 'Reminders moved', description: `They now follow the time in ${placeOf(away)}.` })
    },
    onError: () => {
      const description = 'Failed to update profile. Please try again.'
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return { move: () => mutate({ body: { timeZone: away } }), isPending }
}

/** Asks once for each pair of zones whose clocks differ: keep home time, or move the reminders. */
export function TravelBanner(props: TravelBannerProps) {
  const { user, away } = props
  const [kept, setKept] = useState(() => isNoted('localStorage', keptKey(props)))
  const { move, isPending } = useMove(props)
  const now = Date.now()
  if (kept || showSameTime(user.timeZone, away, now)) return null
  const instant = new Date(now).toISOString()
  const keep = () => {
    note('localStorage', keptKey(props))
    setKept(true)
  }
  return (
    <section aria-label="Time zone">
      <Banner
        tone="info"
        icon={<Plane />}
        title={`You seem to be in ${placeOf(away)}.`}
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" onClick={keep}>
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
