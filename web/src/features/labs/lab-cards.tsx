import { logLabResult } from '@pepwell/contract/labs/labs.calls'
import { FlaskConical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type DoseSpan, SmallMultiple } from '../../ui/small-multiple.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { EditLabResultDialog } from './lab-result-dialog.tsx'
import { figure, type Placed, printed, rangeText } from './lab-words.ts'
import { type LabResult, useRemoveLabResult } from './labs.api.ts'

/** All results of a test, once its list is opened. */
const AnalyteResults = lazyView(() => import('./analyte-results.tsx'))

const asShown = ({ flag, displayLow, displayHigh }: LabResult): Placed => ({
  flag,
  low: displayLow === null ? null : figure(displayLow),
  high: displayHigh === null ? null : figure(displayHigh),
})

interface AnalyteCardProps {
  /** latest first, at least one */
  results: readonly LabResult[]
  timeZone: string
  steps: readonly DoseSpan[]
  onEdit: (result: LabResult) => void
  onRemove: (result: LabResult) => void
}

/** One test over time: results convertible to the latest unit, with the printed range. */
function AnalyteCard({ results, timeZone, steps, onEdit, onRemove }: AnalyteCardProps) {
  const [wasOpened, setOpened] = useState(false)
  const [latest] = results
  if (!latest) return null
  const values = results
    .filter(({ displayUnit }) => displayUnit === latest.displayUnit)
    .toReversed()
    .map(({ collectedAt, displayValue, flag }) => ({
      at: Date.parse(collectedAt),
      value: displayValue,
      isOutside: flag === 'low' || flag === 'high',
    }))
  return (
    <Card as="li" className="max-sm:flex max-sm:flex-col max-sm:has-[details[open]]:col-span-full">
      <CardTitle level={3} className="wrap-anywhere">
        {latest.analyte}
      </CardTitle>
      <p className="mt-1 mb-auto pb-3 text-2xl font-bold wrap-anywhere tabular-nums sm:text-3xl">
        {latest.comparator}
        {figure(latest.displayValue)}{' '}
        <span className="text-base font-normal text-soft">{latest.displayUnit}</span>
      </p>
      <SmallMultiple
        values={values}
        range={{ low: latest.displayLow, high: latest.displayHigh }}
        steps={steps}
      />
      <p className="mt-3 text-sm text-soft first-letter:uppercase">
        {rangeText(asShown(latest)) || 'No printed range'}
      </p>
      <Fold
        label={results.length === 1 ? '1 result' : `${results.length} results`}
        onToggle={() => setOpened(true)}
      >
        {wasOpened && (
          <Suspense fallback={<Skeleton className="h-16 rounded-xl" />}>
            <AnalyteResults results={results} timeZone={timeZone} onEdit={onEdit} onRemove={onRemove} />
          </Suspense>
        )}
      </Fold>
    </Card>
  )
}

function RemoveDialog({
  result,
  ...dialog
}: {
  result: LabResult
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const deletion = useRemoveLabResult({ onSuccess: () => dialog.onOpenChange(false) })
  return (
    <DeleteDialog
      {...dialog}
      title={`Delete ${result.analyte} ${printed(result)}?`}
      deletion={deletion}
      failure="We couldn’t delete it. Try again."
      onDelete={() => deletion.mutate({ params: { id: result.id } })}
    >
      Your other results stay.
    </DeleteDialog>
  )
}

interface LabCardsProps {
  /** latest first */
  results: readonly LabResult[]
  timeZone: string
  /** doses marked below the charts */
  steps: readonly DoseSpan[]
}

/** Lab results as small charts, one per test. The printed range is the only interpretation. */
export function LabCards({ results, timeZone, steps }: LabCardsProps) {
  const editing = useDialogAbout<LabResult>()
  const removing = useDialogAbout<LabResult>()
  const byTest = Map.groupBy(results, ({ loinc, analyte }) => loinc ?? analyte.toLowerCase())
  return (
    <>
      <QueuedList
        writes={usePendingWrites(logLabResult)}
        describe={(body) => ({
          title: `${body.analyte} ${printed(body as unknown as LabResult)}`,
          detail: formatInstantInFull(String(body.collectedAt), timeZone),
        })}
        className="mb-4"
      />
      {results.length === 0 && (
        <EmptyState
          icon={<FlaskConical />}
          title="No lab results yet"
          text="Add your last lab report to see it over time."
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-2 sm:items-start sm:gap-4 lg:grid-cols-3">
        {[...byTest].map(([test, own]) => (
          <AnalyteCard
            key={test}
            results={own}
            steps={steps}
            timeZone={timeZone}
            onEdit={editing.show}
            onRemove={removing.show}
          />
        ))}
      </ul>
      {editing.subject && (
        <EditLabResultDialog
          open={editing.open}
          onOpenChange={editing.onOpenChange}
          editing={editing.subject}
          timeZone={timeZone}
        />
      )}
      {removing.subject && (
        <RemoveDialog open={removing.open} onOpenChange={removing.onOpenChange} result={removing.subject} />
      )}
    </>
  )
}
