import type { MembersPeptide } from '@pepwell/contract/catalogue/personal-peptides-admin'
import * as calls from '@pepwell/contract/catalogue/personal-peptides-admin.calls'
import { addressOf } from '../../../lib/api/api.ts'
import { pagesOf, queryOf } from '../../../lib/api/use-call.ts'

export type { MembersPeptide }

const PAGE = 100

export const membersPeptidesQuery = (search: string | undefined) =>
  pagesOf(calls.listAllPersonalPeptides, PAGE, { query: { search } })

/** The CSV export of the filtered list. */
export const membersPeptidesCsvAddress = (search: string | undefined) =>
  addressOf(calls.personalPeptidesCsv.path, { query: { search } })

export const peptideTotalsQuery = queryOf(calls.personalPeptideTotals)
