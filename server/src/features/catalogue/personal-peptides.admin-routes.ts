import * as calls from '@pepwell/contract/personal-peptides-admin'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { PersonalPeptides } from './personal-peptides.service.ts'

/** The operators' view of what members described themselves. */
export function personalPeptidesAdminRoutes(app: FastifyInstance, personalPeptides: PersonalPeptides): void {
  handle(app, calls.listAllPersonalPeptides, ({ query }) => personalPeptides.listAll(query))
  handle(app, calls.personalPeptideTotals, () => personalPeptides.totals())
}
