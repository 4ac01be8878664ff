import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { dayOf } from '@pepwell/domain/time/calendar'
import Nutrition from '../../features/nutrition/nutrition-widget.tsx'
import Supplements from '../../features/supplements/supplements-widget.tsx'
import Vitamins from '../../features/supplements/vitamins-widget.tsx'
import Photos from '../../features/weight/photos/photos-widget.tsx'
import Weight from '../../features/weight/weight-widget.tsx'
import { serverNow } from '../../lib/time/clock.ts'
import DoseCalendar from './dose-calendar.tsx'
import { Widget } from './widget.tsx'

interface HealthTrackingProps {
  user: CurrentUser
}

/** On the day of signing up there is enough to do. */
const isFirstDay = ({ createdAt, timeZone }: CurrentUser): boolean =>
  dayOf(Date.parse(createdAt), timeZone) === dayOf(serverNow(), timeZone)

/** Everything besides doses; each section loads independently. */
export const HealthTracking = ({ user }: HealthTrackingProps) => (
  <>
    <h2 className="mt-2 text-xl max-rail:order-4">Health Tracking</h2>
    <Widget room="[--room:36rem]" className="max-rail:order-5">
      <Weight user={user} />
    </Widget>
    <Widget title="Daily Supplements" room="[--room:15rem]" className="max-rail:order-8">
      <Supplements user={user} />
    </Widget>
    {!isFirstDay(user) && (
      <Widget title="Vitamins for You" room="md:[--room:28rem]" className="max-rail:order-9">
        <Vitamins user={user} />
      </Widget>
    )}
    <Widget title="Progress Photos" room="md:[--room:28.25rem]" className="max-rail:order-10">
      <Photos user={user} />
    </Widget>
  </>
)

/** The sections of the second column. */
export const HealthRail = ({ user }: HealthTrackingProps) => (
  <>
    <Widget title="Dose calendar" room="md:[--room:23.75rem]" className="max-rail:order-6">
      <DoseCalendar user={user} />
    </Widget>
    <Widget room="[--room:21rem]" className="max-rail:order-7">
      <Nutrition user={user} />
    </Widget>
  </>
)
