import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { displayedCents } from '@pepwell/domain/shop/cart'
import { shopMargin } from '@pepwell/domain/shop/margins'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { amountText, brandLabel, type SupplementUnit } from '@pepwell/domain/vitamins/supplements'
import { ShopPrice, ShopProfit } from '../../../lib/shop-margin.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { AvailabilityToggle, availabilityLabel } from './availability-toggle.tsx'
import { asProduct, marginOf, vitaminCostFields } from './cost-values.ts'
import { Profit } from './profit.tsx'
import type { VitaminRow } from './vitamin-costs.api.ts'

const NONE = <span className="text-soft">—</span>

const dollars = (amount: number | null | undefined) =>
  amount == null ? NONE : `$${inDollars(toCents(amount))}`

const toDollarsOrNone = (cents: number | undefined) => cents && cents / 100

const marginIn = ({ cost }: VitaminRow) => cost && marginOf(cost)

const shopMarginIn = ({ cost, supplement: { shopPrice: price, shopEnabled: enabled } }: VitaminRow) =>
  cost && shopMargin(asProduct(cost), displayedCents({ kind: 'supplement', price, enabled }))

/** '11 mg' with the group it applies to. */
export const dosageOf = ({ dosageAmount, dosageUnit }: Supplement): string =>
  amountText({ quantity: dosageAmount, unit: dosageUnit as SupplementUnit })

/** As narrow as their titles allow, so that the vitamin's name has room. */
const costWidths: Record<(typeof vitaminCostFields)[number]['name'], string> = {
  costOfGoods: '4.75rem',
  packagingCost: '5.5rem',
  testingCost: '4.75rem',
  shippingMailerCost: '5rem',
  freeBacWaterCost: '5.75rem',
  mailingLabelCost: '5rem',
  barcodeCost: '5rem',
}

/** Columns of the vitamin cost table. */
export const vitaminColumns: Column<VitaminRow>[] = [
  {
    id: 'vitamin',
    title: 'Vitamin',
    value: ({ supplement }) => supplement.name,
    cell: ({ supplement }) => (
      <>
        <span className="block font-semibold break-words">{supplement.name}</span>
        <span
          className="block truncate text-[0.8125rem] font-normal text-soft"
          title={brandLabel(supplement.category)}
        >
          {dosageOf(supplement)} · {brandLabel(supplement.category)}
        </span>
      </>
    ),
    hideable: false,
    card: 'title',
  },
  {
    id: 'availability',
    title: 'Availability',
    value: ({ supplement }) => availabilityLabel(supplement),
    cell: ({ supplement }) => <AvailabilityToggle supplement={supplement} />,
    width: '8rem',
    hideable: false,
    card: 'text',
  },
  ...vitaminCostFields.map(
    ({ name, label }): Column<VitaminRow> => ({
      id: name,
      title: label,
      value: ({ cost }) => cost?.[name],
      cell: ({ cost }) => dollars(cost?.[name]),
      align: 'end',
      width: costWidths[name],
      from: 'xl',
      descendingFirst: true,
      inCsv: 'always',
      card: 'none',
    }),
  ),
  {
    id: 'total',
    title: 'Total Cost',
    value: (row) => toDollarsOrNone(marginIn(row)?.totalCents),
    cell: (row) => dollars(toDollarsOrNone(marginIn(row)?.totalCents)),
    align: 'end',
    width: '4.75rem',
    descendingFirst: true,
  },
  {
    id: 'retailPrice',
    title: 'Retail Price',
    value: ({ cost }) => cost?.retailPrice,
    cell: (row) => (
      <>
        {dollars(row.cost?.retailPrice)}
        <ShopPrice shop={shopMarginIn(row)} />
      </>
    ),
    align: 'end',
    width: '5.5rem',
    descendingFirst: true,
    inCsv: 'always',
  },
  {
    id: 'profit',
    title: 'Profit',
    value: (row) => toDollarsOrNone(marginIn(row)?.profitCents),
    cell: (row) => (
      <>
        <Profit margin={marginIn(row)} none="No data" />
        <ShopProfit shop={shopMarginIn(row)} />
      </>
    ),
    align: 'end',
    width: '6rem',
    descendingFirst: true,
    hideable: false,
  },
]
