import type { listPhotos, removePhoto } from '@pepwell/contract/progress-photos'
import { PHOTOS_ON_DASHBOARD } from '@pepwell/domain/progress-photos'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Address, api } from '../../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../../lib/use-call.ts'
import { weightLatest, weightList } from '../weight.api.ts'

/** The calls without their schemas: the widget is among the first screens. */
export const photoList: Address<typeof listPhotos> = { method: 'GET', path: '/api/progress-photos' }
export const photoRemoval: Address<typeof removePhoto> = {
  method: 'DELETE',
  path: '/api/progress-photos/:id',
}

const GALLERY_PAGE = 60

export const recentPhotosQuery = queryOf(photoList, { query: { limit: PHOTOS_ON_DASHBOARD } })

/** All photos, page by page: each begins after the last one of the page before. */
export const allPhotosQuery = infiniteQueryOptions({
  queryKey: [...keyOf(photoList), 'all'],
  queryFn: ({ pageParam, signal }) =>
    api(photoList, { query: { limit: GALLERY_PAGE, after: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < GALLERY_PAGE ? undefined : page.at(-1)?.id.toString()),
})

// A weigh-in shows its photo too.
const refreshes = [photoList, weightList, weightLatest].map((call) => keyOf(call))

type Options = Parameters<typeof useCall<typeof removePhoto>>[1]

export const useRemovePhoto = (options?: Options) => useCall(photoRemoval, { refreshes, ...options })
