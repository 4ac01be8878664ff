import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { type EffectPhotos, effectPhotosService } from './effect-photos.service.ts'
import { patternsService } from './patterns.service.ts'
import { sideEffectsRoutes } from './side-effects.routes.ts'
import { sideEffectsService } from './side-effects.service.ts'

/** Side-effect photos, for export and deletion. */
export const addEffectPhotos = (
  deps: FeatureDeps,
  pictures: { photoSendings: PictureSendings; pictureSpace: PictureSpace },
): EffectPhotos => effectPhotosService({ ...deps, ...pictures })

/** Side effects, with help for possible emergencies. */
export function addSideEffects(
  app: FastifyInstance,
  deps: FeatureDeps,
  { effectPhotos }: { effectPhotos: EffectPhotos },
): Feature {
  sideEffectsRoutes(app, {
    sideEffects: sideEffectsService({ ...deps, photos: effectPhotos }),
    patterns: patternsService(deps),
    photos: effectPhotos,
  })
  return {}
}
