import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { z } from 'zod'
import { call } from '../call.ts'
import { rowIdInPath } from '../fields.ts'
import * as calls from './chat.calls.ts'

const ofMessage = z.object({ id: rowIdInPath })

/** With the version in the picture's URL, the browser may cache it. */
const version = z.string().max(64, 'This is not a valid version').optional()

export const chatImage = call(calls.chatImage, {
  summary: 'Get a picture from your conversation, up to 2048 pixels per side',
  params: ofMessage,
  query: z.object({ v: version }),
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const chatThumbnail = call(calls.chatThumbnail, {
  summary: 'Get a thumbnail from your conversation, up to 480 pixels per side',
  params: ofMessage,
  query: z.object({ v: version }),
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
