import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Wordings } from '../assistant/wording.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { stackBuilderRoutes } from './stack-builder.routes.ts'
import { stackBuilderService } from './stack-builder.service.ts'

/** The stack builder: rules over catalogue, plan and profile. It stores nothing. */
export function addStackBuilder(
  app: FastifyInstance,
  deps: FeatureDeps,
  others: { catalogue: Catalogue; wordings: Wordings },
): Feature {
  stackBuilderRoutes(app, stackBuilderService({ ...deps, ...others }))
  return {}
}
