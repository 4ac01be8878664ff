import type { Feature } from '../../feature.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { type PictureSendings, pictureSendings } from './picture-sendings.service.ts'

/** What all who take pictures from members share. */
export const addPictures = (attempts: Attempts): Feature & { photoSendings: PictureSendings } => ({
  photoSendings: pictureSendings(attempts),
})
