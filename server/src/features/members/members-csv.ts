import type { MembersFilter } from '@pepwell/contract/members'
import { type CsvCell, csvLine } from '@pepwell/domain/csv'
import type { Db } from '../../database/connect.ts'
import { membersFrom } from './members.queries.ts'

/** So few at once that any number of members neither fills the memory nor holds up other requests. */
const MEMBERS_AT_ONCE = 500

type Row = Awaited<ReturnType<typeof membersFrom>>[number]

/** The columns, by their headings. */
const columns: Record<string, (member: Row) => CsvCell> = {
  ID: ({ id }) => id,
  Email: ({ email }) => email,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Username: ({ userHandle }) => userHandle,
  Admin: ({ isAdmin }) => (isAdmin ? 'Yes' : 'No'),
  Joined: ({ createdAt }) => createdAt.toISOString(),
  Logins: ({ loginCount }) => loginCount,
  'Avg Session (seconds)': ({ avgSessionDuration }) =>
    avgSessionDuration === null ? null : Math.round(avgSessionDuration),
  'Last Login': ({ lastLogin }) => lastLogin?.toISOString(),
}

/** Everybody whom the words find as a table for spreadsheets, piece by piece. Made while it is read. */
export async function* membersCsv(db: Db, filter: MembersFilter): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns))
  const cells = Object.values(columns)
  for (let from: Row | undefined; ; ) {
    const rows = await membersFrom(db, { ...filter, limit: MEMBERS_AT_ONCE, from })
    if (rows.length > 0) yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('')
    if (rows.length < MEMBERS_AT_ONCE) return
    from = rows.at(-1)
  }
}
