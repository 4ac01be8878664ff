import {
  listPhotos,
  PHOTO_TYPE,
  photoImage,
  photoThumbnail,
  removePhoto,
} from '@pepwell/contract/weight/progress-photos'
import type { FastifyInstance } from 'fastify'
import { type HandlerInput, handle } from '../../http/handle.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { PhotoSize, ProgressPhotos } from './progress-photos.service.ts'

export function progressPhotosRoutes(app: FastifyInstance, photos: ProgressPhotos): void {
  const picture =
    (size: PhotoSize) =>
    async ({
      user,
      params,
      query,
      request,
      reply,
    }: HandlerInput<typeof photoImage | typeof photoThumbnail>) => {
      const { version, open } = await photos.find(user, params.id, size)
      return sendCached(request, reply, {
        type: PHOTO_TYPE,
        tag: version,
        addressed: query.v === version,
        open,
      })
    }
  handle(app, listPhotos, ({ user, query }) => photos.list(user, query))
  handle(app, photoImage, picture('image'))
  handle(app, photoThumbnail, picture('thumbnail'))
  handle(app, removePhoto, async ({ user, params }) => {
    await photos.remove(user, params.id)
    return { message: 'Photo deleted' }
  })
}
