import { initPeptides, listPeptides } from '@pepwell/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Catalogue } from './catalogue.service.ts'

export function catalogueRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  handle(app, listPeptides, () => catalogue.list())
  handle(app, initPeptides, async () => {
    await catalogue.fillIfEmpty()
    return { message: 'The catalogue is ready' }
  })
}
