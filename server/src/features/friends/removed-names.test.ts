import { expect, test } from 'vitest'
import { aMessage, aRoomWith } from '../../testing/chat.ts'
import { aMember, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriendRequest, befriend } from '../../testing/friends.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app

const leave = async ({ cookie }: Member) => {
  const { statusCode } = await request('POST', '/api/auth/delete-account', {
    cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(statusCode).toBe(200)
}

const toldOf = ({ id }: Member) =>
  db.selectFrom('deliveries').select(['kind', 'title', 'body', 'about']).where('userId', '=', id).execute()

test("notifications to others don't name a person whose account is deleted", async () => {
  const leaving = await aMember(app, { firstName: 'Zanzibarname', lastName: 'Quixotelast' })
  const [invited, refusing, friend] = [await aMember(app), await aMember(app), await aMember(app)]
  await aFriendRequest(app, leaving, invited)
  const refused = await aFriendRequest(app, leaving, refusing)
  await request('PATCH', `/api/social/friend-request/${refused}/reject`, { cookie: refusing.cookie })
  await befriend(app, friend, leaving)
  const room = await aRoomWith(app, leaving, friend.id)
  await aMessage(app, leaving, room.id)
  app.clock.advance(60 * 60 * 1000)
  const task = app.tasks['tell-of-messages']
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })

  const others = [invited, refusing, friend]
  const before = JSON.stringify(await Promise.all(others.map(toldOf)))
  expect(before).toMatch(/Quixotelast would like.*Quixotelast is your friend.*Quixotelast wrote to you/)
  await leave(leaving)
  const after = JSON.stringify(await Promise.all(others.map(toldOf)))
  expect(after).not.toMatch(/Zanzibarname|Quixotelast/)
  expect(after).toContain('From a deleted account')
})
