import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { CallInput } from '@pepwell/contract/declared'
import type { logFood } from '@pepwell/contract/nutrition/nutrition.calls'
import type { logWater } from '@pepwell/contract/nutrition/water.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { logSupplement } from '@pepwell/contract/vitamins/supplements.calls'
import type { logWeight } from '@pepwell/contract/weight/weight.calls'
import { waterText } from '@pepwell/domain/nutrition/water'
import { peptideName } from '@pepwell/domain/plan/plan'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { currentUserQuery } from '../../features/accounts/current-user.ts'
import { instantIn, momentFields } from '../../features/doses/moment.ts'
import { doseWords } from '../../features/doses/queued-doses.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { outboxActions, type PendingWrite } from '../../lib/offline/pending-writes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type BodyOf<Call> = CallInput<Call> extends { body: infer Body } ? Body : never
type Body = Partial<BodyOf<typeof logWeight> & BodyOf<typeof logFood> & BodyOf<typeof logSupplement>>
type Drink = Required<BodyOf<typeof logWater>>

const isDrink = (body: object): body is Drink => 'amount' in body

/** A short description of a queued write, by the fields only its call has. */
function refusedWords(
  write: PendingWrite,
  entries: readonly PlanEntry[],
  weightUnit: WeightUnit = 'lbs',
): string {
  const { body } = write
  if (isDrink(body)) return `${waterText(body.amount, body.unit)} of water`
  const { weight, unit, foodName, supplementName, quantity } = body as Body & { unit?: never }
  if (foodName) return foodName
  if (supplementName && quantity && unit) return `${supplementName}, ${amountText({ quantity, unit })}`
  if (weight) return `Weigh-in of ${weightText(weight, readUnitOf(unit ?? 'lbs', weightUnit), 2)}`
  const { peptideName, dose } = doseWords(write, entries)
  return `${peptideName}, ${dose}`
}

/** The time field of a rejected write: date and time for doses, a date otherwise. */
function momentOf({ takenAt, weighInDate, logDate }: PendingWrite['body'], timeZone: string) {
  if (typeof takenAt === 'string') return momentFields(Date.parse(takenAt), timeZone)
  return { takenDate: String(weighInDate ?? logDate ?? ''), takenTime: '' }
}

const Decision = ({ place, children }: Pick<PendingWrite, 'place'> & { children?: ReactNode }) => (
  <div className="mt-3 flex gap-3 *:flex-1">
    <Button variant="secondary" onClick={() => outboxActions()?.discard(place)}>
      Discard
    </Button>
    {children}
  </div>
)

interface OnceMoreProps {
  write: PendingWrite
  timeZone: string
  /** the changes other than the time */
  said?: Record<string, unknown>
  labeledBy: string
  button: string
}

/** Resends it with the entered date and time. */
function OnceMore({ write: { place, body }, timeZone, said, labeledBy, button }: OnceMoreProps) {
  const [when, setWhen] = useState(() => momentOf(body, timeZone))
  const isDose = 'takenAt' in body
  const day = 'weighInDate' in body ? 'weighInDate' : 'logDate'
  const sendAgain = (event: FormEvent) => {
    event.preventDefault()
    const moment = isDose ? { takenAt: instantIn(when, timeZone) } : { [day]: when.takenDate }
    void outboxActions()?.again(place, { ...moment, ...said })
  }
  return (
    <form onSubmit={sendAgain} aria-labelledby={labeledBy}>
      <div className="mt-3 flex gap-3 *:flex-1">
        <Field label="Day">
          <TextInput
            type="date"
            required
            value={when.takenDate}
            onChange={({ target }) => setWhen({ ...when, takenDate: target.value })}
          />
        </Field>
        {isDose && (
          <Field label="Time">
            <TextInput
              type="time"
              required
              value={when.takenTime}
              onChange={({ target }) => setWhen({ ...when, takenTime: target.value })}
            />
          </Field>
        )}
      </div>
      <Decision place={place}>
        <Button type="submit">{button}</Button>
      </Decision>
    </form>
  )
}

/** A dose whose peptide left the plan: resending fails until it is back. */
const OutOfPlan = ({ write: { place, name }, onLeave }: { write: PendingWrite; onLeave: () => void }) => (
  <>
    <p className="mt-1 text-soft">
      {name
        ? `Add ${name} to your plan again, then log this dose.`
        : 'Add the peptide to your plan again, then log this dose.'}
    </p>
    <Decision place={place}>
      <Button asChild>
        <Link to="/peptides" onClick={onLeave}>
          Add a peptide
        </Link>
      </Button>
    </Decision>
  </>
)

/** The vial was deleted or its ledger filled up meanwhile: the dose is saved without it, as resending it fails. */
const OF_VIAL = ['VIAL_NOT_FOUND', 'VIAL_LEDGER_FULL']
const withoutVial = { vialId: null, vialIds: undefined }

interface RefusedWriteProps {
  write: PendingWrite
  entries: readonly PlanEntry[]
  timeZone: string
  /** the display unit */
  weightUnit?: WeightUnit
  /** called when a link leads elsewhere */
  onLeave: () => void
}

/** A rejected write: the reason, its time and the choices. */
function RefusedWrite({ write, entries, timeZone, weightUnit, onLeave }: RefusedWriteProps) {
  const id = useId()
  const isOutOfPlan = write.code === 'PLAN_ENTRY_NOT_FOUND'
  const hasNoVial = OF_VIAL.includes(write.code ?? '')
  const entry = isOutOfPlan ? entries.find((entry) => peptideName(entry) === write.name) : undefined
  return (
    <li className="rounded-2xl bg-sunken p-4">
      <p id={id} className="font-bold wrap-anywhere">
        {refusedWords(write, entries, weightUnit)}
      </p>
      {entry ? (
        <p className="mt-0.5 text-soft">It’s back in your plan.</p>
      ) : (
        <p className="mt-0.5 text-danger-ink">{write.problem}</p>
      )}
      {isOutOfPlan && !entry ? (
        <OutOfPlan write={write} onLeave={onLeave} />
      ) : (
        <OnceMore
          write={write}
          timeZone={timeZone}
          said={hasNoVial ? withoutVial : entry && { userPeptideId: entry.id }}
          labeledBy={id}
          button={hasNoVial ? 'Save without vial' : 'Try again'}
        />
      )}
    </li>
  )
}

interface RefusedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  writes: readonly PendingWrite[]
  timeZone: string
}

/** Rejected writes, kept until the user decides. */
export default function RefusedDialog({ open, onOpenChange, writes, timeZone }: RefusedDialogProps) {
  const { data: entries = [] } = useQuery(planQuery)
  const { weightUnit } = useQueryClient().getQueryData<CurrentUser>(currentUserQuery.queryKey) ?? {}
  return (
    <Dialog
      open={open && writes.length > 0}
      onOpenChange={onOpenChange}
      title="Not saved"
      description="You logged this offline, but we couldn’t save it. We’ll keep it on this device until you decide."
    >
      <ul className="flex flex-col gap-3">
        {writes.map((write) => (
          <RefusedWrite
            key={write.place}
            {...{ write, entries, timeZone, weightUnit }}
            onLeave={() => onOpenChange(false)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
