import { parseDose } from '@pepwell/domain/doses/doses'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import { dayOf } from '@pepwell/domain/time/calendar'
import { doubtsAbout, type TakenAmount, vialOfDose } from '@pepwell/domain/vials/choosing'
import { useState } from 'react'
import { useLogDose } from '../../../features/doses/doses.api.ts'
import { isConfirmed } from '../../../features/doses/sheet/confirmed-vials.ts'
import { doubleOf } from '../../../features/doses/sheet/double-dose.ts'
import { entryPoints } from '../../../features/doses/sheet/entry-points.ts'
import {
  dosesLeftText,
  type HeldVial,
  syringeFor,
  useHeldVials,
} from '../../../features/doses/sheet/held-vials.ts'
import { useVial } from '../../../features/doses/sheet/use-vial.ts'
import { volumeOf } from '../../../features/doses/sheet/volume.ts'
import { useLoggedToast } from '../../../features/doses/use-logged-toast.ts'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { useSyringe } from '../../../lib/forms/use-syringe.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { occurrenceKeyAt, type ScheduledDoseProps } from './day-props.ts'

/** Whether the sheet must ask about the vial first. */
const isDoubtful = (
  held: HeldVial | undefined,
  stock: readonly HeldVial[] = [],
  taken: TakenAmount,
): boolean =>
  held !== undefined && doubtsAbout(held, stock, taken).some((doubt) => !isConfirmed(held.id, doubt))

/**
 * Logs a planned dose in one tap, now and without optional details. A possible double dose, or one without a unit,
 * opens the sheet instead.
 */
export function useTakeDose({
  reminder,
  entry,
  at,
  doses,
  timeZone,
  alertAt,
  onLog,
  onTaken,
}: ScheduledDoseProps) {
  const showLoggedToast = useLoggedToast(timeZone)
  const [takenAsOf, setTakenAsOf] = useState<number>()
  const own = useSyringe().syringe
  const dose = parseDose(reminder.dose)
  const stock = useHeldVials(entry)
  const drawnDose = { dose, volume: null, takenOn: dayOf(serverNow(), timeZone) }
  const held = stock && vialOfDose(stock, drawnDose)
  const syringe = syringeFor(held, own)
  const vial = useVial(entry, { stock, held })
  const { store, isPending, error } = useLogDose({
    onSuccess: (stored) => {
      setTakenAsOf(alertAt)
      showLoggedToast(stored)
      onTaken(stored)
    },
  })
  const isTaken = takenAsOf === alertAt
  const take = (injectionSite?: string) => {
    if (isTaken) return
    const settles = occurrenceKeyAt({ reminder, at })
    const { userPeptideId } = reminder
    const now = serverNow()
    if (doseProblem(reminder.dose) || doubleOf(entry, doses, now) || isDoubtful(held, stock, drawnDose)) {
      const amount = { dose: reminder.dose, volume: null }
      onLog({
        ...{ entryId: userPeptideId, settles },
        ...(dose && entry && reminder.dose !== entry.currentDose && { amount }),
      })
      return
    }
    const volume = volumeOf({ entry, dose, doses, vial, syringe })
    // The displayed vial is the one drawn from, even if sent later.
    const taken = { userPeptideId, dose: reminder.dose, volume, injectionSite, settles, vialId: held?.id }
    // A retry is the same dose, even much later.
    store({ ...taken, takenAt: new Date(now).toISOString() }, { input: [at, taken] })
  }
  return {
    take,
    isPending: isPending || isTaken,
    problem: problemText(error, entryPoints.dashboard.failure),
    draw: { dose, vial, syringe, left: held && vial ? dosesLeftText(held) : undefined },
  }
}

export type TakeDose = ReturnType<typeof useTakeDose>
