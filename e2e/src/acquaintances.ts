import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { openLivePage } from './journey.ts'
import { createVerifiedPerson } from './people.ts'

/** A person with a verified email, a name and a username. */
export async function createNamedPerson(context: BrowserContext, firstName: string) {
  const username = `${firstName.toLowerCase()}_${randomUUID().slice(0, 8)}`
  const { email } = await createVerifiedPerson(context)
  await context.request.patch('/api/auth/user', { data: { firstName } })
  await context.request.patch('/api/auth/username', { data: { username } })
  const { id } = await (await context.request.get('/api/auth/user')).json()
  return { id: String(id), username, email, name: `${firstName} Keller` }
}

/** Another person in their own browser. */
export async function another(browser: Browser, firstName: string, path = '/social') {
  const context = await browser.newContext()
  const person = await createNamedPerson(context, firstName)
  const page = await context.newPage()
  await openLivePage(page, path)
  return { ...person, page, context }
}

/** Two people who sent each other a request. */
export async function becomeFriends(one: BrowserContext, other: BrowserContext, otherId: string) {
  const response = await one.request.post('/api/social/friend-request', { data: { addresseeId: otherId } })
  const { id } = await response.json()
  const accepted = await other.request.patch(`/api/social/friend-request/${id}/accept`)
  expect(accepted.status()).toBe(200)
}
