import { expect, test, vi } from 'vitest'
import { OfflineError } from './api.ts'
import { fixedText, problemText, refusalText } from './refusal-text.ts'

const sentence = 'Failed to skip. Please try again.'
const said = (error: Error) => [refusalText, fixedText, problemText].map((text) => text(error, sentence))
const noConnection = Array(3).fill('No connection to the server. Check that you are online.')

test('the offline message replaces any sentence once we know', () => {
  expect(said(new OfflineError())).toEqual(noConnection)
  const lost = new TypeError('Failed to fetch')
  expect(said(lost)).toEqual(Array(3).fill(sentence))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(said(lost)).toEqual(noConnection)
  expect(said(new Error('something else'))).toEqual(Array(3).fill(sentence))
})
