import type { StoredDose } from '@pepwell/contract/doses/doses'
import { useQuery } from '@tanstack/react-query'
import { dayTaken } from '../../features/doses/by-day.ts'
import { DoseRow } from '../../features/doses/dose-row.tsx'
import { recentDosesQuery, useRemoveDose } from '../../features/doses/doses.api.ts'
import { doubleOf } from '../../features/doses/sheet/double-dose.ts'
import { planQuery } from '../../features/plan/plan.api.ts'
import { ApiError } from '../../lib/api/api.ts'
import { problemText } from '../../lib/api/refusal-text.ts'
import { dayLabel } from '../../lib/time/day-label.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { toast } from '../../ui/toast-store.ts'
import { resolveDuplicate } from './double-doses.ts'

interface DoubleDoseProps {
  dose: StoredDose
  timeZone: string
}

/** The dose another one is too close to, by the sheet's rule. */
function useOther({ id, userPeptideId, takenAt }: StoredDose) {
  const { data: doses = [] } = useQuery(recentDosesQuery)
  const { data: entries = [] } = useQuery(planQuery)
  const entry = entries.find((entry) => entry.id === userPeptideId)
  const others = doses.filter((dose) => dose.id !== id)
  return doubleOf(entry, others, Date.parse(takenAt))?.dose
}

/** A dose sent late, the one it is too close to, and the choices. */
function DoubleDose({ dose, timeZone }: DoubleDoseProps) {
  const today = useToday(timeZone)
  const other = useOther(dose)
  const settle = () => resolveDuplicate(dose.id)
  const { mutate, isPending, error } = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose deleted' })
      settle()
    },
    // It was deleted elsewhere.
    onError: (failure) => void (failure instanceof ApiError && failure.status === 404 && settle()),
  })
  const day = (taken: StoredDose | typeof other) => taken && dayLabel(dayTaken(taken, timeZone), today)
  return (
    <li className="rounded-2xl bg-warn-soft p-4">
      {dose.warnings.map(
        ({ code, message }) =>
          code === 'TOO_SOON' && (
            <p key={code} className="font-bold text-warn-ink">
              {message}
            </p>
          ),
      )}
      <p className="mt-3 text-sm text-soft">Just synced · {day(dose)}</p>
      <ul>
        <DoseRow dose={dose} timeZone={timeZone} />
      </ul>
      {other && (
        <>
          <p className="mt-2 border-t border-warn-ink/25 pt-3 text-sm text-soft">
            Also logged · {day(other)}
          </p>
          <ul>
            <DoseRow dose={other} timeZone={timeZone} />
          </ul>
        </>
      )}
      <FormProblem text={problemText(error, 'Failed to remove dose. Please try again.')} />
      <div className="mt-3 flex gap-3 *:flex-1">
        <Button
          variant="secondary"
          pending={isPending}
          pendingLabel="Removing..."
          onClick={() => mutate({ params: { id: dose.id } })}
        >
          Delete the synced one
        </Button>
        <Button variant="secondary" onClick={settle}>
          Keep both
        </Button>
      </div>
    </li>
  )
}

interface DoubleDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  doses: readonly StoredDose[]
  timeZone: string
}

/** Queued doses that were also logged elsewhere: both are stored until the user decides. */
export default function DoubleDialog({ open, onOpenChange, doses, timeZone }: DoubleDialogProps) {
  return (
    <Dialog
      open={open && doses.length > 0}
      onOpenChange={onOpenChange}
      title="Logged twice?"
      description="We just synced a dose from this device. You logged another one around the same time. We saved both."
    >
      <ul className="flex flex-col gap-3">
        {doses.map((dose) => (
          <DoubleDose key={dose.id} dose={dose} timeZone={timeZone} />
        ))}
      </ul>
    </Dialog>
  )
}
