import { listPeptides } from '@pepwell/contract/catalogue'
import { queryOf } from '../../lib/use-call.ts'

/** The whole catalogue, in display order. */
export const catalogueQuery = queryOf(listPeptides)
