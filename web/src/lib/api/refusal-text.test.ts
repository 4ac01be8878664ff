import { expect, test, vi } from 'vitest'
import { OfflineError } from './api.ts'
import { fixedText, problemText, refusalText } from './refusal-text.ts'

const sentence = 'Failed to skip. Please try again.'
const texts = (error: Error) => [refusalText, fixedText, problemText].map((text) => text(error, sentence))
const noConnection = Array(3).fill('We can’t reach the server. Check that you’re online.')

test('the offline message replaces any sentence once we know', () => {
  expect(texts(new OfflineError())).toEqual(noConnection)
  const lost = new TypeError('Failed to fetch')
  expect(texts(lost)).toEqual(Array(3).fill(sentence))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(texts(lost)).toEqual(noConnection)
  expect(texts(new Error('something else'))).toEqual(Array(3).fill(sentence))
})
