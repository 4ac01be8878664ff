import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { profilePicturesRoutes } from './profile-pictures.routes.ts'
import { type ProfilePicturesOf, profilePicturesService } from './profile-pictures.service.ts'

interface Others {
  pictureSpace: PictureSpace
  photoSendings: PictureSendings
}

/** Added before accounts, which export and delete the pictures. */
export const profilePicturesOf = (deps: FeatureDeps, { pictureSpace, photoSendings }: Others) =>
  profilePicturesService({ ...deps, space: pictureSpace, photoSendings })

/** Profile pictures for avatars. */
export const addProfilePictures = (app: FastifyInstance, pictures: ProfilePicturesOf) =>
  profilePicturesRoutes(app, pictures)
