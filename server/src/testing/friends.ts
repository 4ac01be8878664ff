import { aMember, type Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** Asks somebody to be friends, over HTTP. @returns the request's id */
export async function aFriendRequest(
  { request }: TestApp,
  from: Member,
  to: Pick<Member, 'id'>,
): Promise<number> {
  const body = { addresseeId: to.id }
  const answer = await request('POST', '/api/social/friend-request', { cookie: from.cookie, body })
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.payload}`)
  return answer.body.id
}

/** Makes friends of two, each asking the other. */
export async function befriend(test: TestApp, one: Member, other: Member): Promise<void> {
  await aFriendRequest(test, one, other)
  await aFriendRequest(test, other, one)
}

/** Somebody who is a friend. */
export async function aFriend(
  test: TestApp,
  member: Member,
  overrides: Record<string, unknown> = {},
): Promise<Member> {
  const friend = await aMember(test, overrides)
  await befriend(test, friend, member)
  return friend
}
