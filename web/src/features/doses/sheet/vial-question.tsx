import type { Syringe } from '@pepwell/domain/doses/syringes'
import type { VialDoubt } from '@pepwell/domain/vials/choosing'
import { TriangleAlert } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { DoseValues } from './dose-values.ts'
import type { VialChoice } from './use-vial-choice.ts'
import { availablePart, drawTexts, newStrengthText, shortageText } from './vial-texts.ts'

/** Why to check the vial. */
function reasonOf(doubt: VialDoubt, { held, taken, before }: VialChoice): string {
  if (!held) return ''
  if (doubt === 'not-enough') return `Not enough in this vial. ${shortageText(held, taken)}.`
  if (doubt === 'recalled') return 'This lot was recalled.'
  if (doubt === 'past-date') {
    const day = held.discardOn && held.discardOn < taken.takenOn ? held.discardOn : held.expiresOn
    return `Expired${day ? `, ${formatMonthDay(day)}` : ''}.`
  }
  if (doubt === 'mixed-long-ago')
    return `Mixed more than 28 days ago, ${held.mixedOn ? formatMonthDay(held.mixedOn) : ''}.`
  return before ? newStrengthText(held, before, taken) : 'Your open vials differ in strength.'
}

/** Options if the vial doesn't hold the dose. */
function VialOptions({ choice, syringe }: { choice: VialChoice; syringe: Syringe }) {
  const { setValue } = useFormContext<DoseValues>()
  const { held, next, whole, taken, choose } = choice
  if (!held) return null
  const part = availablePart(held, taken)
  const [first, rest] = next ? drawTexts([held, next], taken, syringe) : []
  return (
    <>
      {next && (
        <Button variant="secondary" onClick={() => choose([held.id, next.id])}>
          Use both: {first}, then {rest}
        </Button>
      )}
      {whole && (
        <Button variant="secondary" onClick={() => choose([whole.id])}>
          All from the next vial
        </Button>
      )}
      {part && (
        <Button
          variant="secondary"
          onClick={() => setValue('amount', String(part.amount), { shouldDirty: true })}
        >
          Only {part.amount} {part.unit}
        </Button>
      )}
      <Link
        to={`/reminders/vials?vial=${held.id}`}
        className="flex min-h-11 items-center font-semibold underline"
      >
        Correct remaining amount
      </Link>
    </>
  )
}

/** 'Still this vial?', while there is a warning. */
export function VialQuestion({ choice, syringe }: { choice: VialChoice; syringe: Syringe }) {
  const { doubts, held, confirm } = choice
  if (!held || doubts.length === 0) return null
  const isShort = doubts.includes('not-enough')
  return (
    <fieldset className="flex flex-col gap-2 rounded-2xl bg-warn-soft p-3.5 text-warn-ink">
      <legend className="sr-only">Still this vial?</legend>
      <div className="flex gap-2.5" role="status">
        <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <div>
          <p className="font-bold" aria-hidden="true">
            Still this vial?
          </p>
          {doubts.map((doubt) => (
            <p key={doubt} className="tabular-nums">
              {reasonOf(doubt, choice)}
            </p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isShort ? (
          <VialOptions choice={choice} syringe={syringe} />
        ) : (
          <Button variant="secondary" onClick={confirm}>
            Yes, this vial
          </Button>
        )}
      </div>
    </fieldset>
  )
}
