import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { type PictureSendings, pictureSendings } from './picture-sendings.service.ts'
import { type PictureSpace, pictureSpace } from './picture-space.service.ts'

/** Shared by all features that accept pictures. */
export const addPictures = (
  { db, config }: FeatureDeps,
  { rateLimits }: { rateLimits: RateLimits },
): Feature & { photoSendings: PictureSendings; pictureSpace: PictureSpace } => ({
  photoSendings: pictureSendings(rateLimits),
  pictureSpace: pictureSpace({ db, photoQuotaMb: config.photoQuotaMb }),
})
