import type { CsvColumns } from '../../http/csv-reply.ts'
import type { membersFrom } from './member-list.queries.ts'

/** A member as the table has them. */
export type CsvMember = Awaited<ReturnType<typeof membersFrom>>[number]

/** What the table for spreadsheets says of each member. */
export const memberColumns: CsvColumns<CsvMember> = {
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
