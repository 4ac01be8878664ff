import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { inventoryAdminRoutes } from './inventory.admin-routes.ts'
import { inventoryService } from './inventory.service.ts'

/** What there is to sell, batch by batch. */
export function addInventory(app: FastifyInstance, parts: FeatureParts): Feature {
  inventoryAdminRoutes(app, inventoryService(parts))
  return {}
}
