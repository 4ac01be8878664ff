import { aMember, anAdmin, type Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/**
 * Sends a friend request over HTTP.
 * @returns its id
 */
export async function aFriendRequest(
  { request }: TestApp,
  from: Member,
  to: Pick<Member, 'id'>,
): Promise<number> {
  const body = { addresseeId: to.id }
  const response = await request('POST', '/api/social/friend-request', { cookie: from.cookie, body })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response.body.id
}

/** Makes two people friends through mutual requests. */
export async function befriend(test: TestApp, one: Member, other: Member): Promise<void> {
  await aFriendRequest(test, one, other)
  await aFriendRequest(test, other, one)
}

/** A friend. */
export async function aFriend(
  test: TestApp,
  member: Member,
  overrides: Record<string, unknown> = {},
): Promise<Member> {
  const friend = await aMember(test, overrides)
  await befriend(test, friend, member)
  return friend
}

/**
 * Reports a person over HTTP.
 * @returns the report's id
 */
export async function anAbuseReport(
  test: TestApp,
  overrides: Record<string, unknown> = {},
  by?: Member,
): Promise<number> {
  const { cookie } = by ?? (await aMember(test))
  const body = { reason: 'harassment', ...overrides }
  const userId = overrides.userId ?? (await aMember(test)).id
  const response = await test.request('POST', '/api/social/reports', { cookie, body: { ...body, userId } })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  const { id } = await test.db
    .selectFrom('abuseReports')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** A person whose account an operator suspended. */
export async function aSuspension(test: TestApp): Promise<Member> {
  const [member, { cookie }] = [await aMember(test), await anAdmin(test)]
  const id = await anAbuseReport(test, { userId: member.id })
  const body = { decision: 'suspend' }
  const response = await test.request('POST', `/api/admin/abuse-reports/${id}/settle`, { cookie, body })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return member
}
