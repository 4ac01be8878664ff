import { Download, Mail } from 'lucide-react'
import { saveCsv } from '../../../lib/browser/save-csv.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import type { Member } from './members.api.ts'

/** Email clients truncate mailto links above about 2,000 characters. */
const MAX_LINK_LENGTH = 1900

/** A mailto link to several members in BCC; undefined if it would be too long. */
function mailTo(members: readonly Member[]): string | undefined {
  const link = `mailto:?bcc=${members.map(({ email }) => encodeURIComponent(email)).join(',')}`
  return link.length <= MAX_LINK_LENGTH ? link : undefined
}

interface SelectionActionsProps {
  members: readonly Member[]
  columns: readonly Column<Member>[]
}

/** Actions for the selected members. */
export function SelectionActions({ members, columns }: SelectionActionsProps) {
  const link = mailTo(members)
  const save = () =>
    saveCsv(
      'users-selected.csv',
      columns.map(({ title }) => title),
      members.map((member) => columns.map(({ value }) => value?.(member))),
    )
  return (
    <>
      <Button variant="secondary" size="sm" onClick={save}>
        <Download className="size-4" aria-hidden="true" />
        Export selected (CSV)
      </Button>
      {link ? (
        <Button variant="secondary" size="sm" asChild>
          <a href={link}>
            <Mail className="size-4" aria-hidden="true" />
            Email selected
          </a>
        </Button>
      ) : (
        <span className="text-sm">Too many for one email</span>
      )}
    </>
  )
}
