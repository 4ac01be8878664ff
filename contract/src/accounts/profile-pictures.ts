import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { z } from 'zod'
import { call } from '../call.ts'
import { personId } from './person-fields.ts'
import * as calls from './profile-pictures.calls.ts'

/** The new avatar URL; null after the picture was removed. */
const reply = z.object({ profileImageUrl: z.string().nullable() })

export const setProfilePicture = call(calls.setProfilePicture, {
  summary: 'Replace your profile picture: JPEG, PNG, GIF or WebP, up to 10 MB',
  takes: 'picture',
  reply,
  errors: ['PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE', 'PHOTO_SPACE_FULL', 'TOO_MANY_REQUESTS'],
})

export const removeProfilePicture = call(calls.removeProfilePicture, {
  summary: 'Remove your profile picture',
  reply,
})

export const profilePicture = call(calls.profilePicture, {
  summary: 'Get a profile picture, up to 512 pixels per side',
  params: z.object({ userId: personId }),
  /** the content's name; unguessable and sent only with the person's name, so knowing it is permission enough */
  query: z.object({ v: z.string().max(64, 'This is not a valid version').optional() }),
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
