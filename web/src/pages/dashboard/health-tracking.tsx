import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy } from 'react'
import { Widget } from './widget.tsx'

const Weight = lazy(() => import('../../features/weight/weight-widget.tsx'))
const Nutrition = lazy(() => import('../../features/nutrition/nutrition-widget.tsx'))
const Supplements = lazy(() => import('../../features/supplements/supplements-widget.tsx'))
const Vitamins = lazy(() => import('../../features/supplements/vitamins-widget.tsx'))
const Photos = lazy(() => import('../../features/weight/photos/photos-widget.tsx'))
const DoseCalendar = lazy(() => import('../../features/doses/calendar/dose-calendar-widget.tsx'))

/** A column where there is room for two; on phones its parts take their places among the others'. */
const column = 'contents md:flex md:min-w-0 md:flex-col md:gap-6'

/** What goes along with the doses: each part loads by itself. */
export const HealthTracking = ({ user }: { user: CurrentUser }) => (
  <section aria-labelledby="health-tracking" className="flex flex-col gap-4 md:gap-6">
    <h2 id="health-tracking" className="mt-2 text-xl">
      Health Tracking
    </h2>
    <Widget view={DoseCalendar} user={user} room="h-60 md:h-75" />
    <div className="flex flex-col gap-4 md:grid md:grid-cols-2 md:items-start md:gap-6">
      <div className={column}>
        <Widget view={Weight} user={user} room="h-164" />
        <Widget view={Photos} user={user} room="h-85 md:h-113" className="max-md:order-last" />
      </div>
      <div className={column}>
        <Widget view={Nutrition} user={user} room="h-108" />
        <Widget view={Supplements} user={user} room="h-60" />
        <Widget view={Vitamins} user={user} room="h-173 md:h-145" />
      </div>
    </div>
  </section>
)
