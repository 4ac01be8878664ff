import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { numberText } from '@pepwell/domain/text/number-text'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../../lib/time/dates.ts'
import type { Column } from '../../../ui/table/table-types.ts'
import { ExpiryText } from './expiry-text.tsx'
import { batchLabel, StockBadge } from './stock-badge.tsx'
import { stockWords } from './stock-kinds.ts'
import type { StockKind, StockRow } from './stock-row.ts'

const strong = (value: number) => <span className="font-semibold">{numberText(value)}</span>
const soft = (text: string | null) => text ?? <span className="text-soft">—</span>

/** Columns of the stock table. The product is in the group header, or a column without groups. */
export const stockColumns = (kind: StockKind, today: CalendarDay, isGrouped: boolean): Column<StockRow>[] => [
  {
    id: 'product',
    title: stockWords[kind].product,
    value: ({ product }) => product,
    cell: ({ product }) => product,
    inCsv: 'always',
    hiddenAtFirst: isGrouped,
    card: isGrouped ? 'none' : 'text',
  },
  {
    id: 'batch',
    title: 'Batch',
    value: ({ batchNumber }) => batchNumber,
    cell: ({ batchNumber }) => <span className="font-semibold break-words">{batchNumber}</span>,
    hideable: false,
    card: 'title',
  },
  {
    id: 'available',
    title: 'Available',
    value: ({ available }) => available,
    cell: ({ available }) => strong(available),
    descendingFirst: true,
    align: 'end',
    width: '6.5rem',
    hideable: false,
  },
  {
    id: 'stock',
    title: 'Stock',
    value: ({ available, recallReason }) => batchLabel(available, recallReason),
    cell: ({ available, recallReason }) => <StockBadge units={available} recallReason={recallReason} />,
    sortable: false,
    width: '7.5rem',
    hideable: false,
  },
  {
    id: 'reserved',
    title: 'Reserved',
    value: ({ reserved }) => reserved,
    cell: ({ reserved }) => numberText(reserved),
    descendingFirst: true,
    align: 'end',
    width: '6rem',
    from: 'lg',
  },
  {
    id: 'expiry',
    title: 'Expiry',
    value: ({ expiryDate }) => expiryDate,
    cell: ({ expiryDate }) => <ExpiryText day={expiryDate} today={today} />,
    width: '10.5rem',
    hideable: false,
  },
  {
    id: 'supplier',
    title: 'Supplier',
    value: ({ supplier }) => supplier,
    cell: ({ supplier }) => soft(supplier),
    from: 'lg',
  },
  {
    id: 'received',
    title: 'Received',
    value: ({ receivedDate }) => receivedDate,
    cell: ({ receivedDate }) => soft(receivedDate && formatDay(receivedDate)),
    width: '7.5rem',
    inCsv: 'always',
    hiddenAtFirst: true,
  },
  {
    id: 'cost',
    title: 'Cost/unit',
    value: ({ costPerUnit }) => costPerUnit,
    cell: ({ costPerUnit }) =>
      costPerUnit === null ? (
        <span className="text-soft">Unknown</span>
      ) : (
        `$${inDollars(toCents(costPerUnit))}`
      ),
    align: 'end',
    width: '7rem',
    from: 'lg',
  },
  {
    id: 'recall',
    title: 'Recall',
    value: ({ recallReason }) => recallReason,
    cell: ({ recallReason }) =>
      recallReason ? (
        <span className="font-semibold break-words text-danger-ink">{recallReason}</span>
      ) : (
        soft(null)
      ),
    notOnTablets: true,
    inCsv: 'always',
  },
  {
    id: 'notes',
    title: 'Notes',
    value: ({ notes }) => notes,
    cell: ({ notes }) => <span className="line-clamp-2 break-words">{soft(notes)}</span>,
    sortable: false,
    from: 'xl',
    inCsv: 'always',
  },
]
