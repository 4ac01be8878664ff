import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { listPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './use-call.ts'

const published = (peptides: Peptide[]) => peptides.filter(({ isDraft }) => !isDraft)

/** The catalog peptides that a person can choose. Operators also get drafts, which nobody can choose. */
export const publishedPeptidesQuery = queryOptions({ ...queryOf(listPeptides), select: published })
