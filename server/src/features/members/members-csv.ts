import type { CsvColumns } from '../../http/csv-reply.ts'
import type { membersFrom } from './member-list.queries.ts'

/** A member in the CSV. */
export type CsvMember = Awaited<ReturnType<typeof membersFrom>>[number]

/** Columns of the CSV. */
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
