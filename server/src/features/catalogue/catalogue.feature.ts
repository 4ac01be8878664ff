import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService } from './catalogue.service.ts'
import { personalPeptidesAdminRoutes } from './personal-peptides.admin-routes.ts'
import { personalPeptidesService } from './personal-peptides.service.ts'

/** The peptides that the product knows, and those that people add for themselves. */
export function addCatalogue(app: FastifyInstance, parts: FeatureParts): Feature {
  const personalPeptides = personalPeptidesService(parts)
  catalogueRoutes(app, { catalogue: catalogueService(parts), personalPeptides })
  personalPeptidesAdminRoutes(app, personalPeptides)
  return {}
}
