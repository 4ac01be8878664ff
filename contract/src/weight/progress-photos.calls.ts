export const listPhotos = {
  method: 'GET',
  path: '/api/progress-photos',
  access: 'member',
  providesTags: ['photos', 'weight'],
} as const

export const photoImage = {
  method: 'GET',
  path: '/api/progress-photos/:id/image',
  access: 'member',
  providesTags: ['photos'],
} as const

export const photoThumbnail = {
  method: 'GET',
  path: '/api/progress-photos/:id/thumbnail',
  access: 'member',
  providesTags: ['photos'],
} as const

export const removePhoto = {
  method: 'DELETE',
  path: '/api/progress-photos/:id',
  access: 'member',
  invalidatesTags: ['photos'],
} as const
