import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { useQuery } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PhoneFold } from '../../../ui/phone-fold.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { remindersQuery } from '../reminders.api.ts'
import { ReminderSettings } from './reminder-settings.tsx'

/** A plan entry with its reminders. */
interface RemindedPeptide {
  /** the entry's color slot */
  id: number
  name: string
  /** earliest of the day first */
  reminders: Reminder[]
}

/** Active plan entries with reminders, by name. */
function byPeptide(reminders: readonly Reminder[]): RemindedPeptide[] {
  const active = reminders.filter(({ userPeptide }) => userPeptide.status === 'active')
  return [...Map.groupBy(active, ({ userPeptideId }) => userPeptideId)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.userPeptide.peptide.name ?? '',
      reminders: own.toSorted((a, b) => a.time.localeCompare(b.time) || a.id - b.id),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

const Placeholder = () => (
  <Loading>
    <Skeleton className="mb-3 h-6 w-32" />
    <Skeleton className="h-28" />
  </Loading>
)

const Nothing = () => (
  <EmptyState
    icon={<BellPlus />}
    title="No reminders yet"
    text="Set one for a peptide in your plan. Choose here how it reaches you."
    action={
      <Button asChild variant="secondary">
        <Link to="/reminders">Go to My Plan</Link>
      </Button>
    }
  />
)

interface IndividualRemindersProps {
  /** channels that are off */
  off: readonly string[]
  /** explains why SMS can't be turned on; undefined if it can */
  noTexts?: () => void
}

function Peptides({ reminders, ...reach }: IndividualRemindersProps & { reminders: readonly Reminder[] }) {
  const peptides = byPeptide(reminders)
  if (peptides.length === 0) return <Nothing />
  return (
    <div className="divide-y divide-line">
      {peptides.map(({ id, name, reminders }) => (
        <section
          key={id}
          aria-labelledby={`reminders-of-${id}`}
          className="py-1 md:py-4 md:first:pt-0 md:last:pb-0"
        >
          <h4 id={`reminders-of-${id}`} className="text-lg font-bold tracking-tight max-md:sr-only md:mb-3">
            {name}
          </h4>
          <PhoneFold label={name}>
            <div className="divide-y divide-line">
              {reminders.map((reminder) => (
                <ReminderSettings key={reminder.id} reminder={reminder} {...reach} />
              ))}
            </div>
          </PhoneFold>
        </section>
      ))}
    </div>
  )
}

/** Channels and lead time of each reminder in the active plan. */
export function IndividualReminders(props: IndividualRemindersProps) {
  const { data, error, isError, isFetching, refetch } = useQuery(remindersQuery)
  return (
    <Card as="section" aria-labelledby="individual-reminders">
      <CardHeader>
        <CardTitle level={3} id="individual-reminders">
          Individual Peptide Reminders
        </CardTitle>
      </CardHeader>
      {data && <Peptides reminders={data} {...props} />}
      {!data && !isError && <Placeholder />}
      {!data && isError && (
        <ErrorState
          title="We couldn’t load your reminders"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
    </Card>
  )
}
