import { expect, test } from 'vitest'
import { clearUserData } from './clear-user-data.ts'

test('signing out deletes unsent messages and cached data', () => {
  localStorage.setItem('kept-for', 'user_1')
  localStorage.setItem('chat-draft:user_1:7', 'Half a thought')
  sessionStorage.setItem('chat-outbox:user_1', '[]')
  localStorage.setItem('theme', 'dark')
  clearUserData()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  expect({ ...sessionStorage }).toEqual({})
})
