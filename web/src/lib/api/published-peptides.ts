import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { listPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './use-call.ts'

const published = (peptides: Peptide[]) => peptides.filter(({ isDraft }) => !isDraft)

/** Published catalog peptides. Operators also receive drafts, which can't be chosen. */
export const publishedPeptidesQuery = queryOptions({ ...queryOf(listPeptides), select: published })
