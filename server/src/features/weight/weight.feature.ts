import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { TakeFirstWeight } from '../accounts/profile/profile-weight.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { takeFirstWeight } from './first-weigh-in.service.ts'
import { progressPhotosRoutes } from './progress-photos.routes.ts'
import { type ProgressPhotos, progressPhotosService } from './progress-photos.service.ts'
import { weightRoutes } from './weight.routes.ts'
import { type Weight, weightService } from './weight.service.ts'

/** Weigh-ins and progress photos. */
export function addWeight(
  app: FastifyInstance,
  deps: FeatureDeps,
  { photoSendings, pictureSpace }: { photoSendings: PictureSendings; pictureSpace: PictureSpace },
): Feature & {
  photos: ProgressPhotos
  takeFirstWeight: TakeFirstWeight
  changeWeighIns: Weight['changing']
} {
  const photos = progressPhotosService({ ...deps, space: pictureSpace })
  progressPhotosRoutes(app, photos)
  const weight = weightService({ ...deps, photos, photoSendings, publicUrl: deps.config.publicUrl })
  weightRoutes(app, weight)
  return { photos, takeFirstWeight, changeWeighIns: weight.changing }
}
