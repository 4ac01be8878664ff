import * as calls from '@pepwell/contract/catalogue/personal-peptides-admin'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { recordExport } from '../audit/audit.service.ts'
import type { PersonalPeptides } from './personal-peptides.service.ts'

/** Operators' calls for personal peptides. */
export function personalPeptidesAdminRoutes(
  app: FastifyInstance,
  personalPeptides: PersonalPeptides,
  deps: FeatureDeps,
): void {
  handle(app, calls.listAllPersonalPeptides, ({ query }) => personalPeptides.listAll(query))
  handle(app, calls.personalPeptidesCsv, async (input) => {
    const { user, query, reply } = input
    await recordExport(deps, operatorOf(input), {
      area: 'members',
      table: 'personal-peptides',
      filter: query,
    })
    return sendCsv(reply, personalPeptides.csv(user, query.search))
  })
  handle(app, calls.personalPeptideTotals, () => personalPeptides.totals())
}
