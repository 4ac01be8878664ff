import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { type DoseEdits, doseEdits } from './dose-edits.service.ts'
import { dosesRoutes } from './doses.routes.ts'
import { dosesService } from './doses.service.ts'
import { injectionSitesRoutes } from './injection-sites.routes.ts'
import { injectionSitesService } from './injection-sites.service.ts'

/** Doses, injection sites and the figures derived from them. */
export function addDoses(
  app: FastifyInstance,
  parts: FeatureDeps,
  { catalogue }: { catalogue: Catalogue },
): Feature & { removeDose: DoseEdits['removeWithin'] } {
  const edits = doseEdits({ ...parts, catalogue })
  injectionSitesRoutes(app, injectionSitesService(parts))
  dosesRoutes(app, { doses: dosesService({ ...parts, catalogue }), edits })
  return { removeDose: edits.removeWithin }
}
