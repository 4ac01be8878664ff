import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { ProductImages } from '../catalogue/product-images.service.ts'
import { supplementCatalogueService } from './supplement-catalogue.service.ts'
import { supplementsAdminRoutes } from './supplements.admin-routes.ts'
import { supplementsRoutes } from './supplements.routes.ts'
import { supplementsService } from './supplements.service.ts'
import { vitaminsService } from './vitamins.service.ts'

/** Supplements: the catalogue, members' logs, and vitamins that fit a plan. */
export function addSupplements(
  app: FastifyInstance,
  deps: FeatureDeps,
  { images }: { images: ProductImages },
): Feature {
  supplementsRoutes(app, {
    supplements: supplementsService(deps),
    vitamins: vitaminsService(deps),
  })
  supplementsAdminRoutes(app, supplementCatalogueService({ ...deps, images }))
  return {}
}
