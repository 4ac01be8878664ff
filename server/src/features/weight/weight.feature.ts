import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { progressPhotosRoutes } from './progress-photos.routes.ts'
import { type ProgressPhotos, progressPhotosService } from './progress-photos.service.ts'
import { weightRoutes } from './weight.routes.ts'
import { weightService } from './weight.service.ts'

/** What somebody weighs, and the photos that show it. */
export function addWeight(app: FastifyInstance, parts: FeatureParts): Feature & { photos: ProgressPhotos } {
  const photos = progressPhotosService(parts)
  progressPhotosRoutes(app, photos)
  weightRoutes(app, weightService({ ...parts, photos, publicUrl: parts.config.publicUrl }))
  return { photos }
}
