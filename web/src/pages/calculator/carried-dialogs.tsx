import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { useQuery } from '@tanstack/react-query'
import type { CarriedDose } from '../../features/calculator/peptide-choice.ts'
import { type PeptideRow, refOf } from '../../features/catalogue/peptide-row.ts'
import { recentDosesQuery } from '../../features/doses/doses.api.ts'
import { DoseSheet } from '../../features/doses/sheet/dose-sheet.tsx'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import { EditEntryDialog } from '../../features/plan/edit-entry-dialog.tsx'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isActive, isCurrent } from '../../features/plan/plan-groups.ts'
import { remindersQuery } from '../../features/reminders/reminders.api.ts'
import { plannable } from '../peptides/plannable.ts'
import { entryAbout } from './entry-about.ts'

export interface CarriedProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: CurrentUser
  dose: CarriedDose
  entries: readonly PlanEntry[]
}

export interface PlanCarriedProps extends CarriedProps {
  peptides: readonly PeptideRow[]
}

/** Passes a calculated dose to the plan: edits an existing entry or adds one. */
export function PlanCarried({
  open,
  onOpenChange,
  user,
  dose: { peptide: choice, dose },
  entries,
  peptides,
}: PlanCarriedProps) {
  const entry = entryAbout(choice.about, entries.filter(isCurrent))
  if (entry) return <EditEntryDialog entry={entry} dose={dose} open={open} onOpenChange={onOpenChange} />
  const peptide = peptides.find((listed) => peptideKey(refOf(listed)) === peptideKey(choice.about))
  if (!peptide) return null
  return (
    <AddToPlanDialog
      peptide={plannable(peptide)}
      dose={dose}
      open={open}
      onOpenChange={onOpenChange}
      timeZone={user.timeZone}
      onAdded={() => {}}
    />
  )
}

/** Passes a calculated dose to the dose sheet. */
export function LogCarried({
  open,
  onOpenChange,
  user,
  dose: { peptide, dose, volume },
  entries,
}: CarriedProps) {
  const plan = useQuery(planQuery)
  const doses = useQuery(recentDosesQuery)
  const reminders = useQuery(remindersQuery)
  return (
    <DoseSheet
      entryPoint="plan"
      open={open}
      onOpenChange={onOpenChange}
      entryId={entryAbout(peptide.about, entries.filter(isActive))?.id}
      amount={{ dose, volume }}
      plan={plan}
      doses={doses}
      reminders={reminders}
      timeZone={user.timeZone}
    />
  )
}
