import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { ArrowRight } from 'lucide-react'
import { changesOf, type FieldChange } from './history-words.ts'

/** The first changed field and the number of others. */
export function FirstChange({ entry }: { entry: AuditEntry }) {
  const [first, ...others] = changesOf(entry)
  if (!first) return <span className="text-soft">—</span>
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5">
      <span>{first.field}:</span>
      <span className="max-w-40 truncate text-soft">{first.before}</span>
      <ArrowRight className="size-3.5 shrink-0 text-soft" role="img" aria-label="became" />
      <span className="max-w-40 truncate font-semibold">{first.after}</span>
      {others.length > 0 && (
        <span className="rounded-full border border-line px-1.5 text-xs text-soft">+{others.length}</span>
      )}
    </span>
  )
}

const Row = ({ field, before, after }: FieldChange) => (
  <tr className="border-t border-line align-top">
    <th scope="row" className="py-2 pr-4 text-left font-normal">
      {field}
    </th>
    <td className="py-2 pr-4">
      <span className="rounded-lg bg-danger-soft px-2 py-0.5 break-words text-danger-ink">{before}</span>
    </td>
    <td className="py-2">
      <span className="rounded-lg bg-accent-soft px-2 py-0.5 break-words text-accent-ink">{after}</span>
    </td>
  </tr>
)

/** Every changed field, before and after. */
export function FieldChanges({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return <p className="text-soft">No fields changed.</p>
  return (
    <table className="w-full max-w-3xl table-fixed text-sm">
      <thead className="text-left text-soft">
        <tr>
          <th scope="col" className="w-1/4 py-1 pr-4 font-semibold">
            Field
          </th>
          <th scope="col" className="py-1 pr-4 font-semibold">
            Before
          </th>
          <th scope="col" className="py-1 font-semibold">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Row key={change.field} {...change} />
        ))}
      </tbody>
    </table>
  )
}
