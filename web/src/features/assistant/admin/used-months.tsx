import type { assistantUse } from '@pepwell/contract/assistant/assistant.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { numberText } from '@pepwell/domain/text/number-text'
import { monthAndYear } from '@pepwell/domain/time/date-words'
import { RowsTable } from '../../../ui/rows-table.tsx'

type Use = CallReply<typeof assistantUse>

const SHARE = 'Share of limit'
const HEADER = ['Month', 'Tokens', SHARE, 'Answers', 'Cut off', 'Failed']
const PRICED_HEADER = HEADER.flatMap((name) => (name === SHARE ? [name, 'Cost'] : [name]))

const share = (tokens: number, max: number) => (max > 0 ? `${numberText((100 * tokens) / max, 1)}%` : '—')

const costText = (cost: number | null) => (cost === null ? '—' : `$${inDollars(toCents(cost))}`)

/** Tokens, cost (if prices are set) and answers by month, latest first. */
export const UsedMonths = ({ months, monthlyTokens, prices }: Omit<Use, 'model'>) => (
  <RowsTable
    label="Months"
    header={prices ? PRICED_HEADER : HEADER}
    rows={months.map(({ month, tokens, cost, answers, cut, failed }) => ({
      name: monthAndYear(month),
      cells: [
        numberText(tokens),
        share(tokens, monthlyTokens),
        ...(prices ? [costText(cost)] : []),
        ...[answers, cut, failed].map((count) => numberText(count)),
      ],
    }))}
  />
)
