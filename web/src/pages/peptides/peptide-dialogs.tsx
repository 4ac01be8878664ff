import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { Pencil, Tag, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { PeptideInformation } from '../../features/catalogue/peptide-information.tsx'
import { isPersonal, type PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import { EditEntryDialog } from '../../features/plan/edit-entry-dialog.tsx'
import { PricingDialog } from '../../features/pricing/pricing-dialog.tsx'
import { AddToCartButton } from '../../features/shop/cart/add-to-cart-button.tsx'
import { Button } from '../../ui/button.tsx'
import { type DialogAbout, useDialogAbout } from '../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../ui/use-focus-restore.ts'
import type { PersonalDialogsAbout } from './personal-dialogs.tsx'
import { plannable } from './plannable.ts'

interface InformationActionsProps {
  peptide: PeptideRow
  /** undefined for a peptide in the plan */
  onAdd?: (peptide: PeptideRow) => void
  onPrices: (peptide: Peptide) => void
  onEdit: (peptide: PersonalPeptide) => void
  onDelete: (peptide: PersonalPeptide) => void
  /** its entry in the plan, with a way to edit that */
  planned?: { entry: PlanEntry; onEdit: (entry: PlanEntry) => void } | undefined
}

/** Three fit a phone's width, one line each. */
const actionStyle = 'whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5'

/** Actions for the displayed peptide; personal ones can be edited. */
function InformationActions(props: InformationActionsProps) {
  const { peptide, onAdd, onPrices, onEdit, onDelete, planned } = props
  return (
    <>
      {isPersonal(peptide) ? (
        <>
          <Button variant="secondary" className={actionStyle} onClick={() => onDelete(peptide)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </Button>
          <Button variant="secondary" className={actionStyle} onClick={() => onEdit(peptide)}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          className={actionStyle}
          aria-label="Compare prices"
          onClick={() => onPrices(peptide)}
        >
          <Tag className="size-4 max-[24rem]:hidden" aria-hidden="true" />
          <span className="max-sm:hidden">Compare prices</span>
          <span className="sm:hidden">Prices</span>
        </Button>
      )}
      {planned && (
        <>
          <Button
            variant="secondary"
            className={actionStyle}
            aria-label="Edit plan"
            onClick={() => planned.onEdit(planned.entry)}
          >
            {isPersonal(peptide) ? 'Plan' : 'Edit'}
          </Button>
          <Button className={actionStyle} asChild>
            <Link to={`/reminders?log=${planned.entry.id}`}>Log Dose</Link>
          </Button>
        </>
      )}
      {onAdd && (
        <Button className={actionStyle} onClick={() => onAdd(peptide)}>
          Add to plan
        </Button>
      )}
    </>
  )
}

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
