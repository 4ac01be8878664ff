import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import type { PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import { EditEntryDialog } from '../../features/plan/edit-entry-dialog.tsx'
import { PricingDialog } from '../../features/pricing/pricing-dialog.tsx'
import { AddToCartButton } from '../../features/shop/cart/add-to-cart-button.tsx'
import { type DialogAbout, useDialogAbout } from '../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../ui/use-focus-restore.ts'
import { InformationActions } from './information-actions.tsx'
import type { PersonalDialogsAbout } from './personal-dialogs.tsx'
import { plannable } from './plannable.ts'

interface PeptideDialogsProps {
  information: DialogAbout<PeptideRow>
  addition: DialogAbout<PeptideRow>
  prices: DialogAbout<Peptide>
  own: PersonalDialogsAbout
  /** a peptide's entry in the plan */
  entryOf: (peptide: PeptideRow) => PlanEntry | undefined
  timeZone: string
  focus: FocusRestore
}

/** Peptide details, prices and adding; details lead to the others. */
export function PeptideDialogs(props: PeptideDialogsProps) {
  const { information, addition, prices, own, entryOf, timeZone, focus } = props
  const { subject } = information
  const planned = subject && entryOf(subject)
  const editing = useDialogAbout<PlanEntry>()
  const leadTo =
    <About,>(dialog: DialogAbout<About>) =>
    (peptide: About) => {
      information.onOpenChange(false)
      dialog.show(peptide)
    }
  const settling =
    ({ onOpenChange }: Pick<DialogAbout<unknown>, 'onOpenChange'>) =>
    (open: boolean) => {
      onOpenChange(open)
      if (!open) focus.settle()
    }
  return (
    <>
      {subject && (
        <PeptideInformation
          peptide={subject}
          open={information.open}
          onOpenChange={information.onOpenChange}
          actions={
            <InformationActions
              peptide={subject}
              onAdd={planned ? undefined : leadTo(addition)}
              planned={planned && { entry: planned, onEdit: leadTo(editing) }}
              onPrices={leadTo(prices)}
              onEdit={leadTo(own.edited)}
              onDelete={leadTo(own.deleted)}
            />
          }
        />
      )}
      {addition.subject && (
        <AddToPlanDialog
          peptide={plannable(addition.subject)}
          open={addition.open}
          onOpenChange={settling(addition)}
          timeZone={timeZone}
          onAdded={focus.leaving}
        />
      )}
      {editing.subject && (
        <EditEntryDialog entry={editing.subject} open={editing.open} onOpenChange={settling(editing)} />
      )}
      {prices.subject && (
        <PricingDialog
          peptide={prices.subject}
          partnerAction={<AddToCartButton peptideName={prices.subject.name} />}
          open={prices.open}
          onOpenChange={settling(prices)}
        />
      )}
    </>
  )
}
