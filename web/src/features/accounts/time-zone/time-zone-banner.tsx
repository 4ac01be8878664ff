import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { placeOf } from '@pepwell/domain/time/zones'
import { Plane } from 'lucide-react'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { formatInstant } from '../../../lib/time/dates.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useUpdateProfile } from '../accounts.api.ts'

interface TravelBannerProps {
  user: CurrentUser
  /** the device's time zone, different from the account's */
  away: string
  /** whether it appeared after the page loaded */
  floats: boolean
  onKeep: () => void
}

function useMove({ away }: Pick<TravelBannerProps, 'away'>) {
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
export function TimeZoneBanner({ user, away, floats, onKeep }: TravelBannerProps) {
  const { move, isPending } = useMove({ away })
  const instant = new Date(useNow()).toISOString()
  return (
    // A floating banner takes no space in the page.
    <section aria-label="Time zone" className={floats ? 'contents' : undefined}>
      <Banner
        tone="info"
        icon={<Plane />}
        floats={floats}
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
