import type { WeightLog } from '@pepwell/contract/weight/weight'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { changeBetween, inUnit, toPounds, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { type TypedWeight, type WeightDoubt, weightDoubt } from '@pepwell/domain/weight/weight-doubts'
import { loggedUnitOf, readUnitOf } from '@pepwell/domain/weight/weight-units'
import { useRef, useState } from 'react'
import { serverNow } from '../../../lib/time/clock.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formattedWeight } from '../formatted-weight.ts'
import type { Reader } from '../weight.api.ts'
import type { WeighInBody } from './use-weigh-in.ts'

interface PendingQuestion {
  weighIn: WeighInBody
  doubt: WeightDoubt
}

interface QuestionOptions {
  reader: Reader
  /** the previous weight, if this weigh-in follows it */
  last?: WeightLog
  /** label of the confirm button */
  verb: string
  onSubmit: (weighIn: WeighInBody) => void
  /** replaces the typed weight */
  onCorrected: (weight: number) => void
}

const textOf = ({ weight, unit }: TypedWeight, reader: WeightUnit) =>
  weightText(weight, readUnitOf(unit, reader), 2)

/** Why a weight is implausible: out of range, or far from the last one. */
function reasonOf({ weighIn, doubt }: PendingQuestion, { reader, last }: QuestionOptions): string {
  if (doubt.kind === 'unusual' || !last) return 'That weight is very unusual.'
  const { weightUnit: unit, timeZone } = reader
  const change = changeBetween(last.pounds, toPounds(weighIn.weight, weighIn.unit ?? unit), unit)
  const before = `${formattedWeight(last.pounds, unit)} · ${dayLabel(last.weighInDate, dayOf(serverNow(), timeZone))}`
  return `That is ${weightText(Math.abs(change), unit)} ${change < 0 ? 'less' : 'more'} than last time: ${before}.`
}

/** Asks once about an implausible weight; a confirmed weight isn't questioned again. */
export function useWeightQuestion(today: CalendarDay, options: QuestionOptions) {
  const { reader, last, verb, onSubmit, onCorrected } = options
  const logged = loggedUnitOf(reader.weightUnit)
  const [asked, ask] = useState<PendingQuestion>()
  const [isOpen, setOpen] = useState(false)
  const sure = useRef<string>(undefined)
  const submit = (weighIn: WeighInBody) => {
    const { weight, unit = logged, weighInDate: day = today } = weighIn
    const doubt = weightDoubt({ weight, unit }, day, last && { pounds: last.pounds, day: last.weighInDate })
    if (!doubt || sure.current === textOf({ weight, unit }, reader.weightUnit)) return onSubmit(weighIn)
    ask({ weighIn, doubt })
    setOpen(true)
  }
  if (!asked) return { submit, question: null }
  const { weighIn, doubt } = asked
  const typed = textOf({ weight: weighIn.weight, unit: weighIn.unit ?? logged }, reader.weightUnit)
  const meant = doubt.meant && inUnit(toPounds(doubt.meant.weight, doubt.meant.unit), reader.weightUnit)
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`Is ${typed} right?`}
      description={`${reasonOf(asked, options)}${doubt.meant ? ` Did you mean ${textOf(doubt.meant, reader.weightUnit)}?` : ''}`}
      hesitant
      cancelLabel="Correct it"
      confirmLabel={`${verb} ${typed}`}
      onConfirm={() => {
        sure.current = typed
        setOpen(false)
        onSubmit(weighIn)
      }}
    >
      {meant !== undefined && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setOpen(false)
            onCorrected(meant)
          }}
        >
          Use {weightText(meant, reader.weightUnit)}
        </Button>
      )}
    </ConfirmDialog>
  )
  return { submit, question }
}
