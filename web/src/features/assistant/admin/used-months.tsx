import type { assistantUse } from '@pepwell/contract/assistant.calls'
import type { CallReply } from '@pepwell/contract/call'
import { RowsTable } from '../../../ui/rows-table.tsx'

type Use = CallReply<typeof assistantUse>

const HEADER = ['Month', 'Tokens', 'Of the month', 'Answers', 'Cut off', 'Failed']

const monthName = (month: string) =>
  new Date(`${month}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const share = (tokens: number, most: number) =>
  most > 0 ? `${((100 * tokens) / most).toLocaleString('en-US', { maximumFractionDigits: 1 })}%` : '—'

/** Tokens and answers of each month, the latest first. */
export const UsedMonths = ({ months, monthlyTokens }: Pick<Use, 'months' | 'monthlyTokens'>) => (
  <RowsTable
    label="Months"
    header={HEADER}
    rows={months.map(({ month, tokens, answers, cut, failed }) => ({
      name: monthName(month),
      cells: [
        tokens.toLocaleString('en-US'),
        share(tokens, monthlyTokens),
        ...[answers, cut, failed].map((count) => count.toLocaleString('en-US')),
      ],
    }))}
  />
)
