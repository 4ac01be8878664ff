import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURE_BYTES, pictureProblem, pictureTypes } from './pictures.ts'

test('accepts JPEG, PNG, GIF and WebP up to 10 MB', () => {
  expect(pictureProblem({ type: 'image/jpeg', size: 10_485_760 })).toBeUndefined()
  expect(pictureProblem({ type: 'image/jpeg', size: 10_485_761 })).toBe('PHOTO_TOO_LARGE')
  expect(pictureProblem({ type: 'image/svg+xml', size: 100 })).toBe('PHOTO_NOT_AN_IMAGE')
  expect(pictureProblem({ type: '', size: 100 })).toBe('PHOTO_NOT_AN_IMAGE')
})

test('accepts nothing else, however small', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(PICTURE_BYTES), (type, size) => {
      const isPicture = (pictureTypes as readonly string[]).includes(type)
      expect(pictureProblem({ type, size })).toBe(isPicture ? undefined : 'PHOTO_NOT_AN_IMAGE')
    }),
  )
})
