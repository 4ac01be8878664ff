import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { VitaminRecommendation } from '@pepwell/contract/vitamins/supplements'
import { isSameSupplement } from '@pepwell/domain/vitamins/supplements'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useToday } from '../../lib/time/use-today.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { LogSupplementDialog } from './log/log-supplement-dialog.tsx'
import type { SupplementStart } from './log/supplement-form.tsx'
import { twoDaysQuery, vitaminsQuery } from './supplements.api.ts'
import { LeftOutVitamins } from './vitamins/left-out.tsx'
import { NotedCaution } from './vitamins/noted-caution.tsx'
import { NothingRecommended } from './vitamins/nothing-recommended.tsx'
import { VitaminList } from './vitamins/vitamin-list.tsx'
import { VitaminsSkeleton } from './vitamins/vitamins-skeleton.tsx'

/** Whether a supplement is on today's list; false while loading. */
function useTakenToday(timeZone: string): (name: string) => boolean {
  const today = useToday(timeZone)
  const { data = [] } = useQuery(twoDaysQuery(today))
  return (name) => data.some((log) => log.logDate === today && isSameSupplement(log.supplementName, name))
}

interface ContentProps {
  timeZone: string
  onLog: (vitamin: VitaminRecommendation) => void
}

function Content({ timeZone, onLog }: ContentProps) {
  const isTaken = useTakenToday(timeZone)
  const { data, isError, error, refetch, isFetching } = useQuery(vitaminsQuery)
  if (isError && !data) {
    return (
      <ErrorState
        title="We couldn’t load your vitamins"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
        className="border-0 shadow-none"
      />
    )
  }
  if (!data) return <VitaminsSkeleton />
  if (data.recommendations.length === 0) return <NothingRecommended {...data} />
  return (
    <>
      <NotedCaution noted={data.noted} />
      <VitaminList vitamins={data.recommendations} isTaken={isTaken} onLog={onLog} />
      <LeftOutVitamins leftOut={data.leftOut} />
    </>
  )
}

const Note = () => (
  <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
    Not medical advice. Daily amounts and limits come from the NIH Office of Dietary Supplements. They apply
    to adults who are not pregnant or breastfeeding. We plan to offer{' '}
    <Link to="/trusted-source" className="text-accent-ink underline underline-offset-4">
      vitamin packages
    </Link>
    .
  </p>
)

/** Vitamins recommended by profile and plan, each with its reason and a log button. */
export default function VitaminsWidget({ user: { timeZone } }: { user: CurrentUser }) {
  const logging = useDialogAbout<SupplementStart>()
  return (
    <Card as="section" aria-labelledby="your-vitamins">
      <CardHeader>
        <CardTitle id="your-vitamins">Vitamins for You</CardTitle>
        <CardText className="text-sm">Based on your profile and plan</CardText>
      </CardHeader>
      <Content
        timeZone={timeZone}
        onLog={({ name, amount, unit }) => logging.show({ supplementName: name, quantity: amount, unit })}
      />
      <Note />
      <LogSupplementDialog
        open={logging.open}
        onOpenChange={logging.onOpenChange}
        start={logging.subject}
        timeZone={timeZone}
      />
    </Card>
  )
}
