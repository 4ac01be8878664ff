import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { libraryRoutes } from './library.routes.ts'
import { libraryService } from './library.service.ts'

/** What is known, found by asking. */
export function addAssistant(
  app: FastifyInstance,
  parts: FeatureParts,
  { catalogue }: { catalogue: Catalogue },
): Feature {
  libraryRoutes(app, libraryService({ ...parts, catalogue }))
  return {}
}
