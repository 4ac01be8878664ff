import { closeCodes } from '@pepwell/contract/live-events'
import { describe, expect, test } from 'vitest'
import { aFriendToTalkTo, aMessage } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { anAbuseReport, befriend } from '../../testing/friends.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

async function twoTalking() {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  await aMessage(app, ada, room.id, 'Hello')
  return { ada, ben, room }
}

/** What a user can still see of a room: its list row, details and messages, and whether they can write. */
async function reached({ cookie }: Member, { id }: { id: number }) {
  const list = await request('GET', '/api/social/chat-rooms', { cookie })
  const responses = await Promise.all([
    request('GET', `/api/social/chat-rooms/${id}`, { cookie }),
    request('GET', `/api/social/chat-rooms/${id}/messages`, { cookie }),
    request('PATCH', `/api/social/chat-rooms/${id}/read`, { cookie, body: {} }),
    request('POST', `/api/social/chat-rooms/${id}/messages`, { cookie, body: { message: 'Still there?' } }),
  ])
  const isListed = list.body.some((room: { id: number }) => room.id === id)
  return [isListed, ...responses.map(({ statusCode }) => statusCode)]
}

const everything = [true, 200, 200, 200, 201]
const nothing = [false, 404, 404, 404, 404]

describe('a conversation ends immediately for both', () => {
  const partings: [string, (ada: Member, ben: Member) => Promise<unknown>][] = [
    [
      'blocked',
      ({ cookie }, { id: userId }) => request('POST', '/api/social/blocks', { cookie, body: { userId } }),
    ],
    ['unfriended', ({ cookie }, { id }) => request('DELETE', `/api/social/friends/${id}`, { cookie })],
  ]

  test.each(partings)('when one is %s by the other', async (_, part) => {
    const { ada, ben, room } = await twoTalking()
    expect(await reached(ben, room)).toEqual(everything)
    const [mine, theirs] = [await connectAs(app, ada), await connectAs(app, ben)]
    await part(ada, ben)
    // Both refetch their rooms and receive nothing about this one anymore.
    const isTold = (event: object) => 'changes' in event && [event.changes].flat().includes('friends')
    for (const { events } of [mine, theirs]) await expect.poll(() => events.some(isTold)).toBe(true)
    expect([await reached(ada, room), await reached(ben, room)]).toEqual([nothing, nothing])
    for (const { events } of [mine, theirs])
      expect(events.slice(events.findIndex(isTold)).map(({ type }) => type)).toEqual(['changed'])
    const again = await request('POST', '/api/social/create-chat', {
      cookie: ben.cookie,
      body: { participantId: ada.id },
    })
    expect(again.statusCode).toBe(404)
  })

  test('when an account is suspended, which closes its pages', async () => {
    const { ada, ben, room } = await twoTalking()
    const socket = await connectAs(app, ben)
    const id = await anAbuseReport(app, { userId: ben.id })
    const { cookie } = await anAdmin(app)
    await request('POST', `/api/admin/abuse-reports/${id}/settle`, { cookie, body: { decision: 'suspend' } })
    expect((await socket.closed).code).toBe(closeCodes.signedOut)
    expect(await reached(ada, room)).toEqual(nothing)
    const read = await request('GET', `/api/social/chat-rooms/${room.id}/messages`, { cookie: ben.cookie })
    expect(read.statusCode).toBe(401)
  })

  test('when someone signs out, on their pages', async () => {
    const { ben } = await twoTalking()
    const socket = await connectAs(app, ben)
    await request('POST', '/api/auth/logout', { cookie: ben.cookie })
    expect((await socket.closed).code).toBe(closeCodes.signedOut)
  })
})

test('new friends find their old messages', async () => {
  const { ada, ben, room } = await twoTalking()
  await request('DELETE', `/api/social/friends/${ben.id}`, { cookie: ada.cookie })
  await befriend(app, ben, ada)
  expect(await reached(ada, room)).toEqual(everything)
  const { body } = await request('GET', `/api/social/chat-rooms/${room.id}/messages`, { cookie: ben.cookie })
  expect(body).toMatchObject([{ message: 'Hello' }, { message: 'Still there?' }])
})
