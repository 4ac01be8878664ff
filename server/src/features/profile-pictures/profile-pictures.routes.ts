import * as calls from '@pepwell/contract/accounts/profile-pictures'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import { pictureIn } from '../../http/picture-upload.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { ProfilePicturesOf } from './profile-pictures.service.ts'

export function profilePicturesRoutes(app: FastifyInstance, pictures: ProfilePicturesOf): void {
  handle(app, calls.setProfilePicture, ({ user, request }) =>
    pictures.set(user, () => pictureIn(request), clientAddress(request)),
  )
  handle(app, calls.removeProfilePicture, ({ user }) => pictures.remove(user))
  handle(app, calls.profilePicture, async ({ user, params, query, request, reply }) => {
    const { version, open } = await pictures.find(user, params.userId, query.v)
    return sendCached(request, reply, { type: PICTURE_TYPE, tag: version, addressed: true, open })
  })
}
