import { SiteUseMap } from '../features/doses/sites/site-use-map.tsx'
import type { Insights } from '../features/insights/insights.api.ts'
import { TimesGrid } from '../features/insights/times-grid.tsx'
import { hasWeightPicture, WeightPicture } from '../features/insights/weight-picture.tsx'
import { Card, CardTitle } from '../ui/card.tsx'

/** Weight over doses and side effects; dose times and sites. Sections without data are hidden. */
export function InsightsPictures({ insights }: { insights: Insights }) {
  const { times, sites } = insights
  return (
    <div className="grid items-start gap-4 *:mb-0 lg:grid-cols-2">
      {hasWeightPicture(insights) && (
        <Card as="section" aria-labelledby="insights-weight-picture">
          <CardTitle id="insights-weight-picture" className="mb-4">
            Weight, doses and side effects
          </CardTitle>
          <WeightPicture insights={insights} />
        </Card>
      )}
      {times.length > 0 && (
        <Card as="section" aria-labelledby="insights-times">
          <CardTitle id="insights-times" className="mb-4">
            When and where
          </CardTitle>
          <TimesGrid times={times} />
          {sites.length > 0 && (
            <div className="mt-5">
              <SiteUseMap sites={sites} />
            </div>
          )}
        </Card>
      )}
    </div>
  )
}
