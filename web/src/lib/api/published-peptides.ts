import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { listPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './use-call.ts'

const published = (peptides: Peptide[]) => peptides.filter(({ isDraft }) => !isDraft)

/** What a person can choose from the catalogue. Operators get drafts with it, which nobody can choose. */
export const publishedPeptidesQuery = queryOptions({ ...queryOf(listPeptides), select: published })
