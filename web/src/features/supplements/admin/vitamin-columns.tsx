import { inDollars, toCents } from '@pepwell/domain/money'
import { amountText, brandLabel, type SupplementUnit } from '@pepwell/domain/supplements'
import type { Column } from '../../../ui/table/table-types.ts'
import { AvailabilityToggle } from './availability-toggle.tsx'
import { marginOf, vitaminCostFields } from './cost-values.ts'
import { Profit } from './profit.tsx'
import type { VitaminCost } from './vitamin-costs.api.ts'

const dollars = (amount: number) => `$${inDollars(toCents(amount))}`

/** '11 mg' for whoever it is about. */
export const dosageOf = ({ dosageAmount, dosageUnit }: VitaminCost['supplement']): string =>
  amountText({ quantity: dosageAmount, unit: dosageUnit as SupplementUnit })

/** What the table says of a vitamin's costs. */
export const vitaminColumns: Column<VitaminCost>[] = [
  {
    id: 'vitamin',
    title: 'Vitamin',
    value: ({ supplement }) => supplement.name,
    cell: ({ supplement }) => (
      <>
        <span className="block font-semibold break-words">{supplement.name}</span>
        <span className="block text-[0.8125rem] font-normal text-soft">
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
    value: ({ supplement }) => (supplement.shopEnabled ? 'Available' : 'Hidden'),
    cell: ({ supplement }) => <AvailabilityToggle supplement={supplement} />,
    width: '8rem',
    hideable: false,
    card: 'text',
  },
  ...vitaminCostFields.map(
    ({ name, label }): Column<VitaminCost> => ({
      id: name,
      title: label,
      value: (cost) => cost[name],
      cell: (cost) => dollars(cost[name]),
      align: 'end',
      width: '5.5rem',
      from: 'xl',
      descendingFirst: true,
      inCsv: 'always',
      card: 'none',
    }),
  ),
  {
    id: 'total',
    title: 'Total Cost',
    value: (cost) => marginOf(cost).totalCents / 100,
    cell: (cost) => `$${inDollars(marginOf(cost).totalCents)}`,
    align: 'end',
    width: '6rem',
    descendingFirst: true,
  },
  {
    id: 'retailPrice',
    title: 'Retail Price',
    value: ({ retailPrice }) => retailPrice,
    cell: ({ retailPrice }) => dollars(retailPrice),
    align: 'end',
    width: '6.5rem',
    descendingFirst: true,
    inCsv: 'always',
  },
  {
    id: 'profit',
    title: 'Profit',
    value: (cost) => marginOf(cost).profitCents / 100,
    cell: (cost) => <Profit margin={marginOf(cost)} />,
    align: 'end',
    width: '7rem',
    descendingFirst: true,
    hideable: false,
  },
]
