import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { ShopDataForm } from '@pepwell/contract/shop/shop-data'
import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { Calculator, Copy, Pencil, ShoppingBag, Trash2 } from 'lucide-react'
import { useFreshPeptide, useSetShopData } from '../../../features/catalogue/admin/catalogue-admin.api.ts'
import { EditPeptideDialog } from '../../../features/catalogue/admin/edit-peptide-dialog.tsx'
import {
  DeletePeptideDialog,
  DuplicatePeptideDialog,
} from '../../../features/catalogue/admin/peptide-questions.tsx'
import { PublishButton, PublishItem } from '../../../features/catalogue/admin/publish.tsx'
import { EditCostsDialog } from '../../../features/pricing/admin/costs/edit-costs-dialog.tsx'
import { ShopDataDialog } from '../../../features/shop/admin/shop-data-dialog.tsx'
import { defaultIcons } from '../../../features/shop/default-icons.ts'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'
import { Button } from '../../../ui/button.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { HistoryItem } from '../../../ui/table/history-item.tsx'
import type { DialogAbout } from '../../../ui/use-dialog-about.ts'
import { usePermissions } from '../permissions.ts'
import type { CostRow } from './cost-rows.ts'

interface PeptideShopDataProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a peptide's shop data. */
function PeptideShopData({ peptide, ...dialog }: PeptideShopDataProps) {
  const { mutateAsync } = useSetShopData()
  const fresh = useFreshPeptide()
  return (
    <ShopDataDialog
      {...dialog}
      product={peptide}
      schema={ShopDataForm}
      defaultIcon={defaultIcons.peptide}
      reload={() => fresh(peptide.id)}
      save={(body) => mutateAsync({ params: { id: peptide.id }, body })}
    />
  )
}

/** A product's actions in order. */
const actions = [
  { act: 'edit', label: 'Edit', Icon: Pencil },
  { act: 'costs', label: 'Costs', Icon: Calculator },
  { act: 'shop', label: 'Shop', Icon: ShoppingBag },
  { act: 'duplicate', label: 'Duplicate', Icon: Copy },
  { act: 'delete', label: 'Delete', Icon: Trash2 },
] as const

type Act = (typeof actions)[number]['act']

/** A pending action with its product. */
export interface RowAction {
  act: Act
  row: CostRow
}

interface ActionsProps {
  row: CostRow
  onAct: (act: RowAction) => void
}

/** As a row's menu. */
export const ActionItems = ({ row, onAct }: ActionsProps) => (
  <>
    <PublishItem peptide={row.peptide} />
    {actions.map(({ act, label, Icon }) => (
      <MenuItem key={act} destructive={act === 'delete'} onSelect={() => onAct({ act, row })}>
        <Icon aria-hidden="true" />
        {label}
      </MenuItem>
    ))}
    <MenuSeparator />
    <HistoryItem about={{ kind: 'peptide', id: row.id }} />
  </>
)

/** Below an open row. */
export const ActionButtons = ({ row, onAct }: ActionsProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <PublishButton peptide={row.peptide} />
    {actions.map(({ act, label, Icon }) => (
      <Button
        key={act}
        variant={act === 'delete' ? 'ghost' : 'secondary'}
        size="sm"
        className={act === 'delete' ? 'text-danger-ink hover:bg-danger-soft' : undefined}
        onClick={() => onAct({ act, row })}
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
    ))}
  </div>
)

interface ActionDialogsProps {
  about: DialogAbout<RowAction>
  /** current costs */
  rows: readonly CostRow[]
}

/** The dialogs of all product actions, at most one open. */
export function ActionDialogs({ about: { subject, open, onOpenChange }, rows }: ActionDialogsProps) {
  const mayPrice = mayEnter(usePermissions(), 'prices')
  if (!subject) return null
  // An open dialog shows current data; a deleted product stays until it closes.
  const { peptide, costs } = rows.find(({ id }) => id === subject.row.id) ?? subject.row
  const opening = (act: Act) => ({ open: open && subject.act === act, onOpenChange })
  const { id, category } = peptide
  return (
    <div key={id} className="contents">
      <EditPeptideDialog peptide={peptide} {...opening('edit')} />
      <EditCostsDialog
        peptide={{ id, name: peptideTitle(peptide), category }}
        costs={costs}
        mayPrice={mayPrice}
        {...opening('costs')}
      />
      <PeptideShopData peptide={peptide} {...opening('shop')} />
      <DuplicatePeptideDialog peptide={peptide} {...opening('duplicate')} />
      <DeletePeptideDialog peptide={peptide} {...opening('delete')} />
    </div>
  )
}
