import * as reports from '@pepwell/contract/social/abuse-reports'
import * as calls from '@pepwell/contract/social/friends'
import { aMember, type Member } from '../../testing/factories.ts'
import { aFriend, aFriendRequest, anAbuseReport, aSuspension } from '../../testing/friends.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const receivedRequest = async (test: TestApp, member: Member) => ({
  params: { id: await aFriendRequest(test, await aMember(test), member) },
})

export const samples: Samples = [
  sample(calls.listFriendRequests, () => ({ query: { direction: 'sent' as const } })),
  sample(calls.searchUsers, () => ({ query: { query: '@ada' } })),
  sample(calls.sendFriendRequest, async (test) => ({ body: { addresseeId: (await aMember(test)).id } })),
  sample(calls.acceptFriendRequest, receivedRequest),
  sample(calls.rejectFriendRequest, receivedRequest),
  sample(calls.cancelFriendRequest, async (test, member) => ({
    params: { id: await aFriendRequest(test, member, await aMember(test)) },
  })),
  sample(calls.unfriend, async (test, member) => ({ params: { userId: (await aFriend(test, member)).id } })),
  sample(calls.block, async (test) => ({ body: { userId: (await aMember(test)).id } })),
  sample(calls.unblock, async (test, member) => {
    const { id: userId } = await aMember(test)
    await test.request('POST', '/api/social/blocks', { cookie: member.cookie, body: { userId } })
    return { params: { userId } }
  }),
  sample(reports.reportAbuse, async (test) => ({
    body: {
      userId: (await aMember(test)).id,
      kind: 'member' as const,
      reason: 'spam' as const,
      details: 'x',
    },
  })),
  sample(reports.listAbuseReports, () => ({ query: { state: 'settled' as const, limit: 10, after: '100' } })),
  sample(
    reports.resolveAbuseReport,
    async (test) => ({ params: { id: await anAbuseReport(test) }, body: { decision: 'warn' as const } }),
    { isNobodys: true },
  ),
  sample(reports.liftSuspension, async (test) => ({ params: { userId: (await aSuspension(test)).id } }), {
    isNobodys: true,
  }),
]
