import type { Peptide } from '@pepwell/contract/catalogue'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import type { DialogAbout } from '../../ui/use-dialog-about.ts'
import type { KeptFocus } from '../../ui/use-kept-focus.ts'

interface PeptideDialogsProps {
  information: DialogAbout<Peptide>
  addition: DialogAbout<Peptide>
  isTaken: (peptide: Peptide) => boolean
  today: CalendarDay
  focus: KeptFocus
}

/** What a peptide is, and adding it; the one leads to the other. */
export function PeptideDialogs({ information, addition, isTaken, today, focus }: PeptideDialogsProps) {
  const { subject } = information
  const addFrom = (peptide: Peptide) => () => {
    information.onOpenChange(false)
    addition.show(peptide)
  }
  const onAddition = (open: boolean) => {
    addition.onOpenChange(open)
    if (!open) focus.settle()
  }
  return (
    <>
      {subject && (
        <PeptideInformation
          peptide={subject}
          open={information.open}
          onOpenChange={information.onOpenChange}
          onAdd={isTaken(subject) ? undefined : addFrom(subject)}
        />
      )}
      {addition.subject && (
        <AddToPlanDialog
          peptide={addition.subject}
          open={addition.open}
          onOpenChange={onAddition}
          today={today}
          onAdded={focus.leaving}
        />
      )}
    </>
  )
}
