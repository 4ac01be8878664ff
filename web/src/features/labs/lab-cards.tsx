import { logLabResult } from '@pepwell/contract/labs/labs.calls'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueuedList } from '../../ui/queued-list.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { Select } from '../../ui/select.tsx'
import { type DoseSpan, SmallMultiple } from '../../ui/small-multiple.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { LabReport } from './lab-report.tsx'
import { EditLabResultDialog } from './lab-result-dialog.tsx'
import { type LabResult, labAnalytesQuery, useChooseLabUnit, useRemoveLabResult } from './labs.api.ts'

const printed = ({ comparator, value, unit }: Pick<LabResult, 'comparator' | 'value' | 'unit'>): string =>
  `${comparator ?? ''}${value} ${unit}`

/** Conversion must not add digits. */
const figure = (value: number): number => Number(value.toPrecision(4))

interface Placed {
  flag: LabResult['flag']
  low: number | null
  high: number | null
}

/** A result's position in its printed range; '' without a range. */
function rangeText({ flag, low, high }: Placed): string {
  if (flag === 'high') return `↑ above ${high}`
  if (flag === 'low') return `↓ below ${low}`
  if (flag === null) return ''
  if (low === null) return `in the printed range, up to ${high}`
  return high === null ? `in the printed range, from ${low}` : `in the printed range, ${low}–${high}`
}

const asPrinted = ({ flag, rangeLow, rangeHigh }: LabResult): Placed => ({
  ...{ flag, low: rangeLow, high: rangeHigh },
})

const asShown = ({ flag, displayLow, displayHigh }: LabResult): Placed => ({
  flag,
  low: displayLow === null ? null : figure(displayLow),
  high: displayHigh === null ? null : figure(displayHigh),
})

/** Time between dose and sample: '26 h after Semaglutide'. */
function doseText({ sinceDose }: LabResult): string {
  if (!sinceDose) return ''
  const { hours, name } = sinceDose
  return hours < 72 ? `${hours} h after ${name}` : `${Math.floor(hours / 24)} days after ${name}`
}

interface RowProps {
  result: LabResult
  timeZone: string
  onEdit: () => void
  onRemove: () => void
}

function Row({ result, timeZone, onEdit, onRemove }: RowProps) {
  const { analyte, lab, note, collectedAt, editedAt, fasting, unit } = result
  const isConverted = result.displayUnit !== unit
  const [other, otherUnit] = isConverted
    ? [result.displayValue, result.displayUnit]
    : [result.canonicalValue, result.canonicalUnit]
  const canonical = other !== null && otherUnit !== unit ? ` = ${figure(other)} ${otherUnit}` : ''
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold tabular-nums">
          {printed(result)}
          {canonical}
        </p>
        <p className="text-soft">
          {[
            formatInstantInFull(collectedAt, timeZone),
            lab,
            fasting && 'fasting',
            doseText(result),
            rangeText(asPrinted(result)),
          ]
            .filter(Boolean)
            .join(' · ')}
          <EditedMark editedAt={editedAt} />
        </p>
        {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
        <LabReport result={result} />
      </div>
      <RowMenu
        about={`${analyte} ${printed(result)}`}
        className="-mr-2"
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </li>
  )
}

interface AnalyteCardProps {
  /** latest first, at least one */
  results: readonly LabResult[]
  timeZone: string
  steps: readonly DoseSpan[]
  onEdit: (result: LabResult) => void
  onRemove: (result: LabResult) => void
}

/** The display unit of a test, if it has several. */
function UnitChoice({ result: { loinc, analyte, displayUnit } }: { result: LabResult }) {
  const { data: analytes = [] } = useQuery(labAnalytesQuery)
  const choice = useChooseLabUnit({
    onError: (error) => {
      toast({ title: refusalText(error, 'We couldn’t change the unit. Try again.'), variant: 'destructive' })
    },
  })
  const units = analytes.find((one) => one.loinc === loinc)?.units ?? []
  if (!loinc || units.length < 2) return null
  return (
    <Select
      aria-label={`Unit of ${analyte}`}
      value={displayUnit}
      className="mb-2"
      onChange={({ target }) => choice.mutate({ params: { loinc }, body: { unit: target.value } })}
    >
      {[...new Set([displayUnit, ...units])].map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </Select>
  )
}

/** One test over time: results convertible to the latest unit, with the printed range. */
function AnalyteCard({ results, timeZone, steps, onEdit, onRemove }: AnalyteCardProps) {
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
    <Card as="li">
      <CardTitle level={3} className="wrap-anywhere">
        {latest.analyte}
      </CardTitle>
      <p className="mt-1 mb-3 text-3xl font-bold tabular-nums">
        {latest.comparator}
        {figure(latest.displayValue)}{' '}
        <span className="text-base font-normal text-soft">{latest.displayUnit}</span>
      </p>
      <SmallMultiple
        values={values}
        range={{ low: latest.displayLow, high: latest.displayHigh }}
        steps={steps}
      />
      <p className="mt-3 text-sm text-soft">{rangeText(asShown(latest)) || 'No printed range'}</p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent-ink">
          {results.length === 1 ? '1 result' : `${results.length} results`}
        </summary>
        <UnitChoice result={latest} />
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
      <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
