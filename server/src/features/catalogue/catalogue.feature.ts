import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { catalogueAdminRoutes } from './catalogue.admin-routes.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { type Catalogue, catalogueService } from './catalogue.service.ts'
import { catalogueEdits } from './catalogue-edits.service.ts'
import { personalPeptidesAdminRoutes } from './personal-peptides.admin-routes.ts'
import { personalPeptidesService } from './personal-peptides.service.ts'
import { type ProductImages, productImagesService } from './product-images.service.ts'

/** The catalogue's peptides, and members' own. */
export function addCatalogue(
  app: FastifyInstance,
  deps: FeatureDeps,
): Feature & { catalogue: Catalogue; images: ProductImages } {
  const catalogue = catalogueService(deps)
  const personalPeptides = personalPeptidesService(deps)
  const images = productImagesService(deps)
  catalogueRoutes(app, { catalogue, personalPeptides })
  catalogueAdminRoutes(app, { edits: catalogueEdits({ ...deps, catalogue, images }), images })
  personalPeptidesAdminRoutes(app, personalPeptides, deps)
  return { catalogue, images }
}
