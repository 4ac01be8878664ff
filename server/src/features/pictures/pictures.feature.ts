import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { type PictureSendings, pictureSendings } from './picture-sendings.service.ts'
import { type PictureSpace, pictureSpace } from './picture-space.service.ts'

/** What all who take pictures from members share. */
export const addPictures = (
  { db, config }: FeatureParts,
  { attempts }: { attempts: Attempts },
): Feature & { photoSendings: PictureSendings; pictureSpace: PictureSpace } => ({
  photoSendings: pictureSendings(attempts),
  pictureSpace: pictureSpace({ db, photoQuotaMb: config.photoQuotaMb }),
})
