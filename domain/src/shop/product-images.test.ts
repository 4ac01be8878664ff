import { expect, test } from 'vitest'
import { imageAddress, imageHashIn, thumbnailAddress } from './product-images.ts'

const hash = '0123456789abcdef0123456789abcdef'

test('a URL gives its hash and the thumbnail', () => {
  const address = imageAddress(hash)
  expect(imageHashIn(address)).toBe(hash)
  expect(thumbnailAddress(address)).toBe(`/api/product-images/${hash}/thumbnail`)
})

test.each([
  'https://pictures.example/vial.jpg',
  `https://elsewhere.example/api/product-images/${hash}`,
  `/api/product-images/${hash}/thumbnail`,
  '/api/product-images/../admin',
  '/api/product-images/',
  '',
])('%j is not the URL of an uploaded picture', (address) => {
  expect(imageHashIn(address)).toBeUndefined()
  expect(thumbnailAddress(address)).toBeNull()
})
