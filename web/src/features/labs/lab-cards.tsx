import { logLabResult } from '@pepwell/contract/labs/labs.calls'
import { FlaskConical, Pencil, Trash2 } from 'lucide-react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { SmallMultiple } from '../../ui/small-multiple.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { EditLabResultDialog } from './lab-result-dialog.tsx'
import { type LabResult, useRemoveLabResult } from './labs.api.ts'

const printed = ({ comparator, value, unit }: Pick<LabResult, 'comparator' | 'value' | 'unit'>): string =>
  `${comparator ?? ''}${value} ${unit}`

/** Where a result is by its printed range; '' without one. */
function rangeText({ flag, rangeLow, rangeHigh }: LabResult): string {
  if (flag === 'high') return `↑ above ${rangeHigh}`
  if (flag === 'low') return `↓ below ${rangeLow}`
  if (flag === null) return ''
  if (rangeLow === null) return `in the printed range, up to ${rangeHigh}`
  return rangeHigh === null
    ? `in the printed range, from ${rangeLow}`
    : `in the printed range, ${rangeLow}–${rangeHigh}`
}

interface RowProps {
  result: LabResult
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}

function Row({ result, timeZone, onEdit, onRemove }: RowProps) {
  const { analyte, lab, note, collectedAt, editedAt, canonicalValue, canonicalUnit, unit, fasting } = result
  const canonical =
    canonicalValue !== null && canonicalUnit !== unit
      ? ` = ${Number(canonicalValue.toPrecision(4))} ${canonicalUnit}`
      : ''
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold tabular-nums">
          {printed(result)}
          {canonical}
        </p>
        <p className="text-soft">
          {[formatInstantInFull(collectedAt, timeZone), lab, fasting && 'fasting', rangeText(result)]
            .filter(Boolean)
            .join(' · ')}
          <EditedMark editedAt={editedAt} />
        </p>
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <IconButton aria-label={`Edit ${analyte} ${printed(result)}`} onClick={onEdit}>
        <Pencil className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={`Delete ${analyte} ${printed(result)}`} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

interface AnalyteCardProps {
  /** latest first, at least one */
  results: readonly LabResult[]
  timeZone: string
  onEdit: (result: LabResult) => void
  onRemove: (result: LabResult) => void
}

/** One test over time: the results that share the unit of the latest, over its printed range. */
function AnalyteCard({ results, timeZone, onEdit, onRemove }: AnalyteCardProps) {
  const [latest] = results
  if (!latest) return null
  const values = results
    .filter(({ unit }) => unit === latest.unit)
    .toReversed()
    .map(({ collectedAt, value, flag }) => ({
      at: Date.parse(collectedAt),
      value,
      isOutside: flag === 'low' || flag === 'high',
    }))
  return (
    <Card as="li">
      <CardTitle level={3} className="wrap-anywhere">
        {latest.analyte}
      </CardTitle>
      <p className="mt-1 mb-3 text-3xl font-bold tabular-nums">
        {latest.comparator}
        {latest.value} <span className="text-base font-normal text-soft">{latest.unit}</span>
      </p>
      <SmallMultiple values={values} range={{ low: latest.rangeLow, high: latest.rangeHigh }} />
      <p className="mt-3 text-sm text-soft">{rangeText(latest) || 'No printed range'}</p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent-ink">
          {results.length === 1 ? '1 result' : `${results.length} results`}
        </summary>
        <ul>
          {results.map((result) => (
            <Row
              key={result.id}
              result={result}
              timeZone={timeZone}
              onEdit={() => onEdit(result)}
              onRemove={() => onRemove(result)}
            />
          ))}
        </ul>
      </details>
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
      failure="We could not delete it. Try again."
      onDelete={() => deletion.mutate({ params: { id: result.id } })}
    >
      Your other results stay.
    </DeleteDialog>
  )
}

/** Lab results as small pictures, one for each test. Nothing is said about them beside the printed range. */
export function LabCards({ results, timeZone }: { results: readonly LabResult[]; timeZone: string }) {
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
      <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...byTest].map(([test, own]) => (
          <AnalyteCard
            key={test}
            results={own}
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
