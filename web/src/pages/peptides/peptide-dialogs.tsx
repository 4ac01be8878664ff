import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import type { PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import { PricingDialog } from '../../features/pricing/pricing-dialog.tsx'
import { AddToCartButton } from '../../features/shop/cart/add-to-cart-button.tsx'
import type { DialogAbout } from '../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../ui/use-focus-restore.ts'
import { InformationActions } from './information-actions.tsx'
import type { PersonalDialogsAbout } from './personal-dialogs.tsx'
import { plannable } from './plannable.ts'

interface PeptideDialogsProps {
  information: DialogAbout<PeptideRow>
  addition: DialogAbout<PeptideRow>
  prices: DialogAbout<Peptide>
  own: PersonalDialogsAbout
  isTaken: (peptide: PeptideRow) => boolean
  timeZone: string
  focus: FocusRestore
}

/** Peptide details, prices and adding; details lead to the others. */
export function PeptideDialogs(props: PeptideDialogsProps) {
  const { information, addition, prices, own, isTaken, timeZone, focus } = props
  const { subject } = information
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
              onAdd={isTaken(subject) ? undefined : leadTo(addition)}
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
