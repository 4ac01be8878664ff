import { useQuery } from '@tanstack/react-query'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast-store.ts'
import { LabReport } from './lab-report.tsx'
import { figure, type Placed, printed, rangeText } from './lab-words.ts'
import { type LabResult, labAnalytesQuery, useChooseLabUnit } from './labs.api.ts'

const asPrinted = ({ flag, rangeLow, rangeHigh }: LabResult): Placed => ({
  ...{ flag, low: rangeLow, high: rangeHigh },
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

/** The display unit of a test, if it has several. */
function UnitChoice({ result: { loinc, analyte, displayUnit } }: { result: LabResult }) {
  const { data: analytes = [] } = useQuery(labAnalytesQuery)
  const choice = useChooseLabUnit({
    onError: (error) => {
      toast({ title: refusalText(error, 'We couldn’t change the unit. Try again.'), variant: 'destructive' })
    },
  })
  const units = analytes.find((analyte) => analyte.loinc === loinc)?.units ?? []
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

interface AnalyteResultsProps {
  /** latest first, at least one */
  results: readonly LabResult[]
  timeZone: string
  onEdit: (result: LabResult) => void
  onRemove: (result: LabResult) => void
}

/** All results of a test as printed, and the unit to read them in. */
export default function AnalyteResults({ results, timeZone, onEdit, onRemove }: AnalyteResultsProps) {
  const [latest] = results
  return (
    <>
      {latest && <UnitChoice result={latest} />}
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
    </>
  )
}
