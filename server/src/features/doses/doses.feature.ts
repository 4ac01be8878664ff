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
  deps: FeatureDeps,
  { catalogue }: { catalogue: Catalogue },
): Feature & { removeDose: DoseEdits['removeWithin'] } {
  const edits = doseEdits({ ...deps, catalogue })
  injectionSitesRoutes(app, injectionSitesService(deps))
  dosesRoutes(app, { doses: dosesService({ ...deps, catalogue }), edits })
  return { removeDose: edits.removeWithin }
}
