import * as calls from '@pepwell/contract/personal-peptides-admin'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import type { PersonalPeptides } from './personal-peptides.service.ts'

/** The operators' view of what members described themselves. */
export function personalPeptidesAdminRoutes(app: FastifyInstance, personalPeptides: PersonalPeptides): void {
  handle(app, calls.listAllPersonalPeptides, ({ query }) => personalPeptides.listAll(query))
  handle(app, calls.personalPeptidesCsv, ({ user, query, reply }) =>
    sendCsv(reply, personalPeptides.csv(user, query.search)),
  )
  handle(app, calls.personalPeptideTotals, () => personalPeptides.totals())
}
