import type { StepDecision, StepHold } from '@pepwell/contract/plan/dose-steps'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatDay, formatMonthDay } from '../../../lib/time/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { stepDecisionsQuery, stepHoldsQuery } from './dose-steps.api.ts'

const heldFor: Record<StepHold['reason'], string> = {
  'missed-doses': 'two missed doses',
  'red-flag': 'a serious symptom',
}

const titles: Record<StepDecision['act'], (decision: StepDecision) => string> = {
  planned: ({ toDose }) => `Saved your steps at ${toDose}`,
  take: ({ toDose }) => `Took the step to ${toDose}`,
  stay: ({ toDose }) => `Stayed at ${toDose}`,
  back: ({ toDose }) => `Went back to ${toDose}`,
  edited: ({ toDose }) => `Changed the dose to ${toDose}`,
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** 'Next step from Dec 27. Prescriber.' */
const detailsOf = ({ act, until, reason, heldFor: held }: StepDecision): string[] => [
  ...(until && act !== 'planned' ? [`Next step from ${formatMonthDay(until)}`] : []),
  ...(reason ? [capitalized(reason)] : []),
  ...(held ? [`On hold after ${heldFor[held]}`] : []),
]

interface Line {
  key: string
  day: string
  title: string
  details: readonly string[]
  isHold: boolean
}

const lineOfDecision = (decision: StepDecision): Line => ({
  key: `decision ${decision.id}`,
  day: decision.decidedOn,
  title: titles[decision.act](decision),
  details: detailsOf(decision),
  isHold: false,
})

const lineOfHold = ({ reason, from, until }: StepHold): Line => ({
  key: `hold ${reason} ${from}`,
  day: from,
  title: `On hold after ${heldFor[reason]}`,
  details: [until === null ? 'Not over yet' : `Until ${formatMonthDay(until)}`],
  isHold: true,
})

/** Past decisions and holds of an entry's steps, latest first. */
export default function StepHistory({ entryId }: { entryId: number }) {
  const history = useInfiniteQuery(stepDecisionsQuery(entryId))
  const holds = useQuery(stepHoldsQuery(entryId))
  const failed = [history, holds].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <ErrorState
        title="We couldn’t load the history"
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  if (!history.data || !holds.data)
    return (
      <Loading>
        <Skeleton className="h-40 rounded-xl" />
      </Loading>
    )
  const decisions = history.data.pages.flat()
  const oldest = history.hasNextPage ? (decisions.at(-1)?.decidedOn ?? '') : ''
  const lines = [
    ...decisions.map(lineOfDecision),
    ...holds.data.filter(({ from }) => from >= oldest).map(lineOfHold),
  ].toSorted((a, b) => b.day.localeCompare(a.day))
  return (
    <div className="pb-2">
      <ol aria-label="Step history" className="divide-y divide-line">
        {lines.map(({ key, day, title, details, isHold }) => (
          <li key={key} className="flex flex-col gap-0.5 py-3 tabular-nums">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={isHold ? 'font-semibold text-warn-ink' : 'font-semibold'}>{title}</span>
              <span className="text-sm text-soft">{formatDay(day)}</span>
            </span>
            {details.length > 0 && <span className="text-sm text-soft">{details.join(' · ')}</span>}
          </li>
        ))}
      </ol>
      <ShowOlder history={history} failure="We couldn’t load older steps." className="mt-3" />
    </div>
  )
}
