import { listPhotos, removePhoto } from '@pepwell/contract/progress-photos'
import { expect, test } from 'vitest'
import { photoList, photoRemoval } from './photos.api.ts'

test.each([
  [photoList, listPhotos],
  [photoRemoval, removePhoto],
])('the address is the one the contract declares: $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
