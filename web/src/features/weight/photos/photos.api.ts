import * as calls from '@pepwell/contract/weight/progress-photos.calls'
import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/weight/progress-photos'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

const GALLERY_PAGE = 60

export const recentPhotosQuery = queryOf(calls.listPhotos, { query: { limit: PHOTOS_ON_DASHBOARD } })

/** All photos, latest first. */
export const allPhotosQuery = pagesOf(calls.listPhotos, GALLERY_PAGE)

export const useRemovePhoto = (options?: CallOptions<typeof calls.removePhoto>) =>
  useCall(calls.removePhoto, options)
