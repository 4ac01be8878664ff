import {
  familiarSupplements,
  listSupplementLogs,
  listSupplements,
  logSupplement,
  removeSupplementLog,
  repeatSupplements,
  updateSupplementLog,
  vitaminRecommendations,
} from '@pepwell/contract/vitamins/supplements'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { SupplementsService } from './supplements.service.ts'
import type { VitaminsService } from './vitamins.service.ts'

interface Services {
  supplements: SupplementsService
  vitamins: VitaminsService
}

export function supplementsRoutes(app: FastifyInstance, { supplements, vitamins }: Services): void {
  handle(app, listSupplements, () => supplements.catalogue())
  handle(app, listSupplementLogs, ({ user, query }) => supplements.list(user, query))
  handle(app, familiarSupplements, ({ user }) => supplements.familiar(user))
  handle(app, logSupplement, ({ user, body }) => supplements.log(user, body))
  handle(app, repeatSupplements, ({ user, body }) => supplements.repeatYesterday(user, body.clientId))
  handle(app, updateSupplementLog, ({ user, params, body }) => supplements.update(user, params.id, body))
  handle(app, removeSupplementLog, async ({ user, params }) => {
    await supplements.remove(user, params.id)
    return { message: 'Supplement deleted' }
  })
  handle(app, vitaminRecommendations, ({ user }) => vitamins.recommend(user))
  app.addHook('onReady', () => supplements.bringUpToDate())
}
