import type { CsvColumns } from '../../http/csv-reply.ts'
import type { everybodysPeptides } from './personal-peptides-admin.queries.ts'

/** A peptide of a member as the table has it. */
export type CsvPeptide = Awaited<ReturnType<typeof everybodysPeptides>>[number]

/** What the table for spreadsheets says of each. */
export const peptideColumns: CsvColumns<CsvPeptide> = {
  'User Email': ({ user }) => user.email,
  'User ID': ({ userId }) => userId,
  Name: ({ name }) => name,
  Category: ({ category }) => category,
  Description: ({ description }) => description,
  Dose: ({ recommendedDose }) => recommendedDose,
  Frequency: ({ frequency }) => frequency,
  Created: ({ createdAt }) => createdAt.toISOString(),
}
