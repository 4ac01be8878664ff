import { PICTURE_BYTES, PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/weight/progress-photos'
import { loggedUnits } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, pageSize, rowIdInPath } from '../fields.ts'
import * as calls from './progress-photos.calls.ts'

/** The format in which we store and send photos, whatever was uploaded. */
export const PHOTO_TYPE = PICTURE_TYPE

/**
 * The maximum body size in bytes of a call with an inline photo: the photo as base64, plus room, so that a too large
 * one gets a proper error.
 */
export const PHOTO_BODY_LIMIT = 2 * PICTURE_BYTES

/** A progress photo; its picture has its own URLs. Weight and unit come from its weigh-in, if there is one. */
export const ProgressPhoto = z.object({
  id: z.number(),
  takenOn: calendarDay,
  url: z.string(),
  thumbnailUrl: z.string(),
  /** pixels of the large version */
  width: z.number(),
  height: z.number(),
  /** as typed */
  weight: z.number().nullable(),
  unit: z.enum(loggedUnits).nullable(),
})
export type ProgressPhoto = z.output<typeof ProgressPhoto>

export const listPhotos = call(calls.listPhotos, {
  summary: 'List your progress photos, latest first, paged by the last one',
  query: z.object({
    limit: pageSize({ max: 200, defaultSize: PHOTOS_ON_DASHBOARD, things: 'photos' }),
    /** id of the last photo of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(ProgressPhoto),
})

/** With the version in the photo's URL, the browser may cache the picture. */
const version = z.string().max(64, 'This is not a valid version').optional()

export const photoImage = call(calls.photoImage, {
  summary: 'Get a progress photo, up to 2048 pixels per side',
  params: z.object({ id: rowIdInPath }),
  query: z.object({ v: version }),
  reply: z.unknown(),
  sends: PHOTO_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const photoThumbnail = call(calls.photoThumbnail, {
  summary: 'Get a progress photo’s thumbnail, up to 480 pixels per side',
  params: z.object({ id: rowIdInPath }),
  query: z.object({ v: version }),
  reply: z.unknown(),
  sends: PHOTO_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})

export const removePhoto = call(calls.removePhoto, {
  summary: 'Delete a progress photo',
  params: z.object({ id: rowIdInPath }),
  reply: z.object({ message: z.string() }),
  errors: ['PHOTO_NOT_FOUND'],
})
