import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import type { Peptide, StackItem } from '../../features/stacks/stacks.api.ts'
import type { DialogAbout } from '../../ui/use-dialog-about.ts'
import { plannable } from '../peptides/plannable.ts'

/** An item of a stack that goes into the plan. */
export interface PlannedItem {
  peptide: Peptide
  item: Pick<StackItem, 'id' | 'dose' | 'frequency'>
}

interface ItemDialogsProps {
  addition: DialogAbout<PlannedItem>
  information: DialogAbout<Peptide>
  timeZone: string
  /** whose stack it is, where it is somebody else's */
  owner?: string
  onAdded: () => void
}

/** The usual form of the plan, in which the stack's dose is confirmed or changed; and what is known of a peptide. */
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
