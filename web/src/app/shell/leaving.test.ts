import { expect, test } from 'vitest'
import { leave } from './leaving.ts'

test('whoever signs out leaves no word behind that was not sent, and nobody that something is kept for', () => {
  localStorage.setItem('kept-for', 'user_1')
  localStorage.setItem('chat-draft:user_1:7', 'Half a thought')
  sessionStorage.setItem('chat-outbox:user_1', '[]')
  localStorage.setItem('theme', 'dark')
  leave()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  expect({ ...sessionStorage }).toEqual({})
})
