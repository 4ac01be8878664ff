import { del, get, member } from '../address.ts'

export const listPhotos = get('/api/progress-photos', member, { providesTags: ['photos', 'weight'] })
export const photoImage = get('/api/progress-photos/:id/image', member, { providesTags: ['photos'] })
export const photoThumbnail = get('/api/progress-photos/:id/thumbnail', member, { providesTags: ['photos'] })
export const removePhoto = del('/api/progress-photos/:id', member, { invalidatesTags: ['photos'] })
