import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import type { Peptide, StackItem } from '../../features/stacks/stacks.api.ts'
import type { DialogAbout } from '../../ui/use-dialog-about.ts'
import { plannable } from '../peptides/plannable.ts'

/** A stack item to add to the plan. */
export interface PlannedItem {
  peptide: Peptide
  item: Pick<StackItem, 'id' | 'dose' | 'frequency'>
}

interface ItemDialogsProps {
  addition: DialogAbout<PlannedItem>
  information: DialogAbout<Peptide>
  timeZone: string
  /** the stack's owner, if someone else */
  owner?: string
  onAdded: () => void
}

/** The plan's usual form, to confirm or change the stack's dose; and the peptide's details. */
export function ItemDialogs({ addition, information, timeZone, owner, onAdded }: ItemDialogsProps) {
  const { peptide, item } = addition.subject ?? {}
  return (
    <>
      {peptide && item && (
        <AddToPlanDialog
          key={item.id}
          peptide={{ ...plannable(peptide), frequency: item.frequency ?? peptide.frequency }}
          dose={item.dose ?? ''}
          doseOf={owner}
          timeZone={timeZone}
          open={addition.open}
          onOpenChange={addition.onOpenChange}
          onAdded={onAdded}
        />
      )}
      {information.subject && (
        <PeptideInformation
          peptide={information.subject}
          open={information.open}
          onOpenChange={information.onOpenChange}
        />
      )}
    </>
  )
}
