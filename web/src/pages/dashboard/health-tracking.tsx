import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy } from 'react'
import type { ReminderDose } from '../../features/reminders/overdue/reminder-dose.ts'
import { Widget } from './widget.tsx'

const load = () => import('./widgets.ts')

const Weight = lazy(async () => ({ default: (await load()).Weight }))
const Nutrition = lazy(async () => ({ default: (await load()).Nutrition }))
const Supplements = lazy(async () => ({ default: (await load()).Supplements }))
const Vitamins = lazy(async () => ({ default: (await load()).Vitamins }))
const Photos = lazy(async () => ({ default: (await load()).Photos }))
const NextShot = lazy(async () => ({ default: (await load()).NextShot }))
const DoseCalendar = lazy(async () => ({ default: (await load()).DoseCalendar }))

/** A column where there is room for two; on phones its parts take their places among the others'. */
const column = 'contents md:flex md:min-w-0 md:flex-col md:gap-6'

interface HealthTrackingProps {
  user: CurrentUser
  onLog: (dose: ReminderDose) => void
}

/** What goes along with the doses: each part loads by itself. */
export const HealthTracking = ({ user, onLog }: HealthTrackingProps) => (
  <section aria-labelledby="health-tracking" className="flex flex-col gap-4 md:gap-6">
    <h2 id="health-tracking" className="mt-2 text-xl max-md:-order-2">
      Health Tracking
    </h2>
    <Widget room="h-60 md:h-75">
      <DoseCalendar user={user} />
    </Widget>
    <div className="contents md:grid md:grid-cols-2 md:items-start md:gap-6">
      <div className={column}>
        {/* Whoever opens the app on a phone mostly wants to know the next shot. */}
        <Widget room="h-79.5 md:h-72.5" className="max-md:-order-1">
          <NextShot user={user} onLog={onLog} />
        </Widget>
        <Widget room="h-180">
          <Weight user={user} />
        </Widget>
        <Widget room="h-85 md:h-113" className="max-md:order-last">
          <Photos user={user} />
        </Widget>
      </div>
      <div className={column}>
        <Widget room="h-108">
          <Nutrition user={user} />
        </Widget>
        <Widget room="h-60">
          <Supplements user={user} />
        </Widget>
        <Widget room="h-173 md:h-145">
          <Vitamins user={user} />
        </Widget>
      </div>
    </div>
  </section>
)
