import type { listPhotos, removePhoto } from '@pepwell/contract/progress-photos'
import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/progress-photos'
import type { Address } from '../../../lib/api.ts'
import { keyOf, pagesOf, queryOf, useCall } from '../../../lib/use-call.ts'
import { weightLatest, weightList } from '../weight.api.ts'

/** The calls without their schemas: the widget is among the first screens. */
export const photoList: Address<typeof listPhotos> = { method: 'GET', path: '/api/progress-photos' }
export const photoRemoval: Address<typeof removePhoto> = {
  method: 'DELETE',
  path: '/api/progress-photos/:id',
}

const GALLERY_PAGE = 60

export const recentPhotosQuery = queryOf(photoList, { query: { limit: PHOTOS_ON_DASHBOARD } })

/** All photos, latest first. */
export const allPhotosQuery = pagesOf(photoList, GALLERY_PAGE)

// A weigh-in shows its photo too.
const refreshes = [photoList, weightList, weightLatest].map((call) => keyOf(call))

type Options = Parameters<typeof useCall<typeof removePhoto>>[1]

export const useRemovePhoto = (options?: Options) => useCall(photoRemoval, { refreshes, ...options })
