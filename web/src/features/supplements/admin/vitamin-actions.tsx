import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import type { ComponentType } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { DialogAbout } from '../../../ui/use-dialog-about.ts'
import { AddCostDialog } from './add-cost-dialog.tsx'
import { useRemoveVitamin, type VitaminRow } from './vitamin-costs.api.ts'

interface DeleteVitaminDialogProps {
  supplement: Supplement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before deleting a vitamin. */
function DeleteVitaminDialog({ supplement, open, onOpenChange }: DeleteVitaminDialogProps) {
  const { mutate, isPending } = useRemoveVitamin({
    onSuccess: () => {
      toast({ title: 'Vitamin deleted successfully' })
      onOpenChange(false)
    },
    onError: (error) => toastFailure(error, 'Failed to delete vitamin'),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${supplement.name}?`}
      description="You can't delete a vitamin that has stock. You can't undo this."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: supplement.id } })}
    />
  )
}

/** A vitamin action that opens a dialog. */
export interface VitaminAction {
  act: 'costs' | 'shop' | 'delete'
  row: VitaminRow
}

/** The shop data dialog, provided by the page. */
export type ShopDialog = ComponentType<{
  supplement: Supplement
  open: boolean
  onOpenChange: (open: boolean) => void
}>

interface VitaminDialogsProps {
  about: DialogAbout<VitaminAction>
  /** current costs */
  rows: readonly VitaminRow[]
  ShopData: ShopDialog
}

/** A vitamin's dialogs, at most one open. */
export function VitaminDialogs({ about, rows, ShopData }: VitaminDialogsProps) {
  const { subject, open, onOpenChange } = about
  if (!subject) return null
  const { id } = subject.row.supplement
  const { supplement } = rows.find((row) => row.supplement.id === id) ?? subject.row
  const opening = (act: VitaminAction['act']) => ({ open: open && subject.act === act, onOpenChange })
  return (
    <div key={id} className="contents">
      <AddCostDialog supplementId={String(id)} {...opening('costs')} />
      <ShopData supplement={supplement} {...opening('shop')} />
      <DeleteVitaminDialog supplement={supplement} {...opening('delete')} />
    </div>
  )
}
