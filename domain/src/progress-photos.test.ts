import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHOTO_BYTES, photoProblem, photoTypes } from './progress-photos.ts'

test('a photo is a JPEG, PNG, GIF or WebP of at most 10 MB', () => {
  expect(photoProblem({ type: 'image/jpeg', size: 10_485_760 })).toBeUndefined()
  expect(photoProblem({ type: 'image/jpeg', size: 10_485_761 })).toBe('PHOTO_TOO_LARGE')
  expect(photoProblem({ type: 'image/svg+xml', size: 100 })).toBe('PHOTO_NOT_AN_IMAGE')
  expect(photoProblem({ type: '', size: 100 })).toBe('PHOTO_NOT_AN_IMAGE')
})

test('nothing else is taken, however small', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(PHOTO_BYTES), (type, size) => {
      const isPhoto = (photoTypes as readonly string[]).includes(type)
      expect(photoProblem({ type, size })).toBe(isPhoto ? undefined : 'PHOTO_NOT_AN_IMAGE')
    }),
  )
})
