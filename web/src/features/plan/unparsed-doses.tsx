import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type Dose, isDoseInWords, measuredUnits, parseDose } from '@pepwell/domain/doses/doses'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'
import { isCurrent } from './plan-groups.ts'

interface UnreadActions {
  /** waiting for the reply */
  changing: number | undefined
  onDose: (entry: PlanEntry, dose: Dose) => void
  onEdit: (entry: PlanEntry) => void
}

/** Possible readings of a dose without a unit; undefined if it isn't a number. The form offers other units. */
const readings = (text: string): Dose[] =>
  measuredUnits.map((unit) => parseDose(`${text} ${unit}`)).filter((dose) => dose !== undefined)

function UnparsedDose({ entry, changing, onDose, onEdit }: UnreadActions & { entry: PlanEntry }) {
  const name = peptideName(entry)
  const doses = readings(entry.currentDose)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0">
        <span className="font-semibold">{name}</span>:{' '}
        {doses.length > 0 ? `${entry.currentDose} of what?` : `“${entry.currentDose}” is how much?`}
      </p>
      <div className="flex flex-wrap gap-2">
        {doses.map((dose) => (
          <Button
            key={dose.unit}
            variant="secondary"
            size="sm"
            disabled={changing === entry.id}
            aria-label={`${name}: ${entry.currentDose} ${dose.unit}`}
            onClick={() => onDose(entry, dose)}
          >
            {dose.unit}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${doses.length > 0 ? 'Other unit' : 'Enter the amount'}: ${name}`}
          onClick={() => onEdit(entry)}
        >
          {doses.length > 0 ? 'Other' : 'Enter the amount'}
        </Button>
      </div>
    </li>
  )
}

/**
 * Asks for the units of stored doses without one; renders nothing if every dose is readable or deliberately free
 * text.
 */
export function UnparsedDoses({ entries, ...actions }: UnreadActions & { entries: readonly PlanEntry[] }) {
  const id = useId()
  const unread = entries.filter(
    (entry) => isCurrent(entry) && entry.unit === null && !isDoseInWords(entry.currentDose),
  )
  if (unread.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <CardTitle id={id}>Of what?</CardTitle>
      <CardText className="mb-3">We can’t check a dose without its unit.</CardText>
      <ul className="divide-y divide-line">
        {unread.map((entry) => (
          <UnparsedDose key={entry.id} entry={entry} {...actions} />
        ))}
      </ul>
    </Card>
  )
}
