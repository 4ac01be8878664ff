import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** A progress photo; override what the test needs. */
export const aPhoto = (changes: Partial<ProgressPhoto> = {}): ProgressPhoto => {
  const id = changes.id ?? 1
  return {
    id,
    takenOn: '2026-03-09',
    url: `/api/progress-photos/${id}/image?v=1`,
    thumbnailUrl: `/api/progress-photos/${id}/thumbnail?v=1`,
    width: 1536,
    height: 2048,
    weight: 170.2,
    unit: 'lbs',
    ...changes,
  }
}

/** Fakes the photo list, latest first, and deletion. Returns the deleted ids. */
export function servePhotos(photos: ProgressPhoto[]) {
  const deleted: string[] = []
  server.use(
    http.get('/api/progress-photos', ({ request }) => {
      const query = new URL(request.url).searchParams
      const left = photos.filter(({ id }) => !deleted.includes(String(id)))
      const after = left.findIndex(({ id }) => String(id) === query.get('after'))
      return HttpResponse.json(left.slice(after + 1, after + 1 + Number(query.get('limit'))))
    }),
    http.delete('/api/progress-photos/:id', ({ params }) => {
      deleted.push(String(params.id))
      return HttpResponse.json({ message: 'Photo deleted' })
    }),
  )
  return deleted
}
