import { costFields } from '@pepwell/domain/shop/margins'
import { Eye, EyeOff, Plus } from 'lucide-react'
import { AvailabilitySwitch, availabilityLabel } from '../../../features/catalogue/admin/availability.tsx'
import { signedDollars } from '../../../features/pricing/admin/costs/in-dollars.ts'
import { Profit } from '../../../features/pricing/admin/costs/profit.tsx'
import { ProductPicture } from '../../../features/shop/product-picture.tsx'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { ShopPrice, ShopProfit } from '../../../lib/shop-margin.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DragHandle } from '../../../ui/table/dragging.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import type { CostRow } from './cost-rows.ts'

const NONE = <span className="text-soft">—</span>

const inDollars = (dollars: number | null | undefined) => (dollars == null ? NONE : `$${dollars.toFixed(2)}`)

const Handle = ({ peptide, parts }: Pick<CostRow, 'peptide'> & { parts: ColumnParts }) => (
  <DragHandle name={peptide.name} disabled={parts.noDrag !== undefined} tip={parts.noDrag ?? parts.dragTip} />
)

function Product({ row: { peptide }, parts }: { row: CostRow; parts: ColumnParts }) {
  const { name, mg, category, productImageUrl, shopForm } = peptide
  const onCard = useMedia('(max-width: 767.98px)')
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {onCard && (
        <span className="-mx-2.5 shrink-0">
          <Handle peptide={peptide} parts={parts} />
        </span>
      )}
      <ProductPicture
        product={{
          ...{ name, category, productImageUrl, shopForm },
          amount: mg === null ? undefined : `${mg} mg`,
        }}
        className="size-9 rounded-lg"
      />
      <span className="min-w-0">
        <span className="block font-semibold max-xl:line-clamp-2 xl:truncate">{peptideTitle(peptide)}</span>
        <span className="block truncate text-[0.8125rem] font-normal text-soft">{category}</span>
        {peptide.isDraft && <Badge>Draft</Badge>}
      </span>
    </span>
  )
}

function RetailPrice({ costs, shop, undercut }: CostRow) {
  if (!costs) return NONE
  return (
    <>
      <span className="block">{inDollars(costs.retailPrice)}</span>
      <ShopPrice shop={shop} />
      {undercut !== undefined && (
        <span className="block text-[0.8125rem] font-semibold text-warn-ink">
          Vendor at {inDollars(undercut.lowest)}
          {undercut.shopPrice !== undefined && `, below the shop’s ${inDollars(undercut.shopPrice)}`}
        </span>
      )}
    </>
  )
}

/** What the columns need besides the rows. */
export interface ColumnParts {
  /** why rows can't be dragged; undefined if they can */
  noDrag?: string
  /** what a move means for filtered rows */
  dragTip?: string
  /** rows with expanded costs */
  revealed: ReadonlySet<number>
  onReveal: (id: number) => void
  onAddCosts: (row: CostRow) => void
}

function CostDetails({ row, parts }: { row: CostRow; parts: ColumnParts }) {
  const { id, costs, peptide } = row
  const look = 'ghost' as const
  const isShown = parts.revealed.has(id)
  const Icon = isShown ? EyeOff : Eye
  return costs ? (
    <Button
      variant={look}
      size="sm"
      className="-ml-3 font-semibold"
      aria-expanded={isShown}
      aria-label={`${isShown ? 'Hide' : 'Show'} costs of ${peptide.name}`}
      onClick={() => parts.onReveal(id)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isShown ? 'Hide costs' : 'Show costs'}
    </Button>
  ) : (
    <Button
      variant={look}
      size="sm"
      className="-ml-3 font-semibold"
      aria-label={`Add costs of ${peptide.name}`}
      onClick={() => parts.onAddCosts(row)}
    >
      <Plus aria-hidden="true" className="size-4" />
      Add costs
    </Button>
  )
}

/** The seven costs as optional columns. */
const amounts = costFields.map(
  ({ name, label }): Column<CostRow> => ({
    id: name,
    title: label,
    cell: ({ costs }) => inDollars(costs?.[name]),
    value: ({ costs }) => costs?.[name],
    ...{ align: 'end', descendingFirst: true, hiddenAtFirst: true, card: 'none', inCsv: 'always' },
  }),
)

/** Columns of Cost Management. */
export const costColumns = (parts: ColumnParts): Column<CostRow>[] => [
  {
    id: 'order',
    title: 'Order',
    cell: ({ peptide }) => <Handle peptide={peptide} parts={parts} />,
    ...{ width: '3.75rem', hideable: false, card: 'none', notOnTablets: true },
  },
  {
    id: 'product',
    title: 'Product',
    cell: (row) => <Product row={row} parts={parts} />,
    value: ({ peptide }) => peptideTitle(peptide),
    ...{ hideable: false, card: 'title' },
  },
  {
    id: 'category',
    title: 'Category',
    cell: ({ peptide }) => peptide.category,
    value: ({ peptide }) => peptide.category,
    ...{ hiddenAtFirst: true, card: 'none', inCsv: 'always' },
  },
  {
    id: 'availability',
    title: 'Availability',
    cell: ({ peptide }) => <AvailabilitySwitch peptide={peptide} />,
    value: ({ peptide }) => (peptide.isDraft ? 'Draft' : availabilityLabel(peptide.shopEnabled)),
    ...{ width: '12.5rem', narrowWidth: '6.5rem', card: 'figure' },
  },
  {
    id: 'details',
    title: 'Cost Details',
    cell: (row) => <CostDetails row={row} parts={parts} />,
    ...{ width: '9.5rem', card: 'figure', notOnTablets: true },
  },
  ...amounts,
  {
    id: 'total',
    title: 'Total Cost',
    cell: ({ margin }) => (margin ? signedDollars(margin.totalCents) : NONE),
    value: ({ margin }) => margin && margin.totalCents / 100,
    ...{ width: '7.5rem', align: 'end', descendingFirst: true, from: 'xl' },
  },
  {
    id: 'retail',
    title: 'Retail Price',
    cell: RetailPrice,
    value: ({ costs }) => costs?.retailPrice,
    ...{ width: '9.5rem', align: 'end', descendingFirst: true },
  },
  {
    id: 'profit',
    title: 'Profit',
    cell: ({ margin, shop }) => (
      <>
        <Profit margin={margin} />
        <ShopProfit shop={shop} />
      </>
    ),
    value: ({ margin }) => margin && margin.profitCents / 100,
    ...{ width: '10rem', align: 'end', descendingFirst: true },
  },
]
