import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { DEFAULT_STAY_WEEKS } from '@pepwell/domain/plan/titration'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { WarningNotes } from '../../../ui/warning-notes.tsx'

export type Decision = 'take' | 'stay' | 'back'

const reasons = [
  { value: 'prescriber', label: 'My prescriber decided' },
  { value: 'side effects', label: 'Side effects' },
  { value: 'supply', label: 'Supply' },
] as const

/** Why a person decides; undefined for a step taken as planned. */
export type Reason = (typeof reasons)[number]['value']

const AS_PLANNED = { value: 'planned', label: 'As planned' } as const

const confirmLabels: Record<Exclude<Decision, 'take'>, string> = { stay: 'Stay', back: 'Go back' }

function titleOf(decision: Decision, next: DoseSteps['next']): string {
  if (decision === 'take') return `Take ${next?.dose}?`
  return decision === 'stay' ? `Stay ${DEFAULT_STAY_WEEKS} more weeks?` : 'Go back one step?'
}

interface DecisionDialogProps {
  state: DoseSteps
  decision: Decision
  /** of the peptide */
  name: string
  pending: boolean
  onOpenChange: (open: boolean) => void
  onDecide: (reason?: Reason) => void
}

/** Asks for the reason of a decision on the next step, before a dose changes. */
export function DecisionDialog({
  state: { next },
  decision,
  name,
  pending,
  onOpenChange,
  onDecide,
}: DecisionDialogProps) {
  const takes = decision === 'take'
  const [reason, setReason] = useState<Reason | 'planned'>(takes ? 'planned' : 'prescriber')
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={titleOf(decision, next)}
      description={name}
      confirmLabel={takes ? `Take ${next?.dose}` : confirmLabels[decision]}
      pendingLabel="Saving..."
      pending={pending}
      onConfirm={() => onDecide(reason === 'planned' ? undefined : reason)}
    >
      {takes && <WarningNotes messages={(next?.warnings ?? []).map(({ message }) => message)} />}
      <Segmented
        legend="Reason"
        showLegend
        vertical
        className="mt-4"
        options={takes ? [AS_PLANNED, ...reasons] : reasons}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
