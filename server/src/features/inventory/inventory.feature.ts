import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { certificatesService } from './certificates.service.ts'
import { inventoryAdminRoutes } from './inventory.admin-routes.ts'
import { inventoryService } from './inventory.service.ts'

/** Inventory by batch, with certificates. */
export function addInventory(app: FastifyInstance, deps: FeatureDeps): Feature {
  const certificates = certificatesService(deps)
  inventoryAdminRoutes(app, inventoryService(deps))
  certificatesRoutes(app, certificates)
  return {
    tasks: {
      'remove-certificates-of-no-batch': { schedule: '23 4 * * *', work: certificates.removeDetached },
    },
  }
}
