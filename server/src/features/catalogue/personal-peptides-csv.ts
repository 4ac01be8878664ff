import type { CsvColumns } from '../../http/csv-reply.ts'
import type { everybodysPeptides } from './personal-peptides-admin.queries.ts'

/** A personal peptide in the CSV. */
export type CsvPeptide = Awaited<ReturnType<typeof everybodysPeptides>>[number]

/** Columns of the CSV. */
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
