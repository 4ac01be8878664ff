import type { assistantUse } from '@pepwell/contract/assistant.calls'
import type { CallReply } from '@pepwell/contract/call'

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
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
  <section aria-label="Months" tabIndex={0} className="-mx-4 overflow-x-auto sm:-mx-5">
    <table className="w-full border-collapse text-sm whitespace-nowrap">
      <thead>
        <tr className="bg-sunken text-soft [&>th]:px-3 [&>th]:py-2 [&>th]:text-right [&>th:first-child]:pl-5 [&>th:first-child]:text-left [&>th:last-child]:pr-5">
          {HEADER.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, tokens, answers, cut, failed }) => (
          <tr
            key={month}
            className="h-12 border-t border-line text-right tabular-nums [&>td]:px-3 [&>td:last-child]:pr-5"
          >
            <th scope="row" className="py-2 pr-3 pl-5 text-left font-semibold">
              {monthName(month)}
            </th>
            <td>{tokens.toLocaleString('en-US')}</td>
            <td>{share(tokens, monthlyTokens)}</td>
            {[answers, cut, failed].map((count, column) => (
              <td key={HEADER[column + 3]}>{count.toLocaleString('en-US')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
