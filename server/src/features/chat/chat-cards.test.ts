import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aFriendToTalkTo, aGroup, aSupportRoom } from '../../testing/chat.ts'
import {
  aDose,
  aMember,
  anAdmin,
  aPlanEntry,
  aWeightLog,
  type Member,
  PASSWORD,
} from '../../testing/factories.ts'
import { aFriend, anAbuseReport } from '../../testing/friends.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { aStack } from '../../testing/stacks.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request, clock } = app

interface Room {
  id: number
}

const share = ({ cookie }: Member, room: Room, kind: string, sourceId: number, more: object = {}) =>
  request('POST', `/api/social/chat-rooms/${room.id}/cards`, { cookie, body: { kind, sourceId, ...more } })

const messagesOf = async ({ cookie }: Member, room: Room) =>
  (await request('GET', `/api/social/chat-rooms/${room.id}/messages`, { cookie })).body

const cardOf = async (member: Member, room: Room) => (await messagesOf(member, room)).at(-1).card

const remove = ({ cookie }: Member, { id }: { id: number }) =>
  request('DELETE', `/api/social/chat-messages/${id}`, { cookie })

async function twoTalking() {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  return { ada, ben, room }
}

const nothing = { weighIn: null, dose: null, stack: null }

test('a weigh-in is shared with weight and day alone, as it was then', async () => {
  const { ada, ben, room } = await twoTalking()
  const secrets = { weight: 82.5, unit: 'kg', notes: 'My secret', photoUrl: 'https://example.org/me.jpg' }
  const { id, weighInDate } = await aWeightLog(app, ada, secrets)
  const sent = await share(ada, room, 'weigh-in', id)
  expect(sent.statusCode).toBe(201)
  const card = { ...nothing, kind: 'weigh-in', weighIn: { weight: 82.5, unit: 'kg', day: weighInDate } }
  expect(sent.body).toMatchObject({ message: 'Shared a weigh-in', messageType: 'text', card })
  expect((await messagesOf(ben, room)).at(-1).card).toEqual(card)
  const path = `/api/weight-logs/${id}`
  await request('PATCH', path, { cookie: ada.cookie, body: { weight: 80, unit: 'kg' } })
  await request('DELETE', path, { cookie: ada.cookie })
  expect(await cardOf(ben, room)).toEqual(card)
  // Neither lists nor alerts have the figure.
  const rooms = await request('GET', '/api/social/chat-rooms', { cookie: ben.cookie })
  const { lastMessage } = rooms.body.find((row: Room) => row.id === room.id)
  expect(lastMessage.message).toBe('Shared a weigh-in')
})

test('a dose is shared with peptide, amount and day alone', async () => {
  const { ada, ben, room } = await twoTalking()
  const { id: entry } = await aPlanEntry(app, ada)
  const { id } = await aDose(app, ada, entry, { notes: 'My secret', injectionSite: 'Left thigh' })
  expect((await share(ada, room, 'dose', id)).statusCode).toBe(201)
  expect(await cardOf(ben, room)).toEqual({
    ...nothing,
    kind: 'dose',
    dose: { peptide: 'BPC-157', dose: '250 mcg', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
})

test('a public stack is shown as it is now, and to nobody once it is private, held or deleted', async () => {
  const { ada, ben, room } = await twoTalking()
  const stack = await aStack(app, ada, { isPublic: true })
  const path = `/api/social/stacks/${stack.id}`
  const change = (body: object) => request('PATCH', path, { cookie: ada.cookie, body })
  expect((await share(ada, room, 'stack', stack.id)).statusCode).toBe(201)
  const items = [{ peptide: 'BPC-157', dose: '250 mcg' }]
  const shown = { id: stack.id, name: 'Tendon Repair', items, size: 1 }
  expect(await cardOf(ben, room)).toEqual({ ...nothing, kind: 'stack', stack: shown })
  await change({ name: 'Knee Repair' })
  expect((await cardOf(ben, room)).stack.name).toBe('Knee Repair')
  await change({ isPublic: false })
  const gone = { ...nothing, kind: 'stack' }
  expect([await cardOf(ben, room), await cardOf(ada, room)]).toEqual([gone, gone])
  await change({ isPublic: true })
  expect((await cardOf(ben, room)).stack).not.toBeNull()
  await request('DELETE', path, { cookie: ada.cookie })
  expect(await cardOf(ben, room)).toEqual(gone)
})

test('someone else’s public stack can be passed on, and stays hidden from people its owner blocked', async () => {
  const { ada, ben, room } = await twoTalking()
  const cat = await aMember(app)
  const stack = await aStack(app, cat, { isPublic: true })
  expect((await share(ada, room, 'stack', stack.id)).statusCode).toBe(201)
  expect((await cardOf(ben, room)).stack).toMatchObject({ id: stack.id })
  await request('POST', '/api/social/blocks', { cookie: cat.cookie, body: { userId: ben.id } })
  expect((await cardOf(ben, room)).stack).toBeNull()
  expect((await cardOf(ada, room)).stack).toMatchObject({ id: stack.id })
})

test('shares only what is one’s own or public', async () => {
  const { ada, ben, room } = await twoTalking()
  const weighIn = await aWeightLog(app, ben)
  const dose = await aDose(app, ben, (await aPlanEntry(app, ben)).id)
  const [theirs, own] = [await aStack(app, ben), await aStack(app, ada)]
  const refusals = [
    await share(ada, room, 'weigh-in', weighIn.id),
    await share(ada, room, 'dose', dose.id),
    await share(ada, room, 'stack', theirs.id),
    await share(ada, room, 'stack', own.id),
    await share(ada, room, 'photo', weighIn.id),
    await share(await aMember(app), room, 'stack', own.id),
  ]
  expect(refusals.map(({ statusCode, body }) => [statusCode, body.code])).toEqual([
    [404, 'WEIGHT_LOG_NOT_FOUND'],
    [404, 'DOSE_NOT_FOUND'],
    [404, 'STACK_NOT_FOUND'],
    [409, 'STACK_NOT_SHARED'],
    [400, 'INVALID_INPUT'],
    [404, 'STACK_NOT_FOUND'],
  ])
  expect(await messagesOf(ben, room)).toEqual([])
})

test('a retry is stored once, also after the weigh-in was deleted, and a card can be a reply', async () => {
  const { ada, ben, room } = await twoTalking()
  const asked = await share(ben, room, 'weigh-in', (await aWeightLog(app, ben)).id)
  const { id } = await aWeightLog(app, ada)
  const more = { clientId: randomUUID(), replyToId: asked.body.id }
  const sent = await share(ada, room, 'weigh-in', id, more)
  expect(sent.body.replyTo).toMatchObject({ id: asked.body.id, message: 'Shared a weigh-in' })
  await request('DELETE', `/api/weight-logs/${id}`, { cookie: ada.cookie })
  expect((await share(ada, room, 'weigh-in', id, more)).body).toEqual(sent.body)
  expect(await messagesOf(ben, room)).toHaveLength(2)
})

test('cards are never edited, and can be withdrawn anytime', async () => {
  const { ada, ben, room } = await twoTalking()
  const sent = (await share(ada, room, 'weigh-in', (await aWeightLog(app, ada)).id)).body
  const path = `/api/social/chat-messages/${sent.id}`
  const edited = await request('PATCH', path, { cookie: ada.cookie, body: { message: '60 kg' } })
  expect(edited.body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
  clock.advance(24 * 60 * 60_000)
  expect((await remove(ben, sent)).statusCode).toBe(404)
  expect((await remove(ada, sent)).body).toMatchObject({ status: 'deleted', message: '', card: null })
  const { card } = await app.db
    .selectFrom('chatMessages')
    .select('card')
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow()
  expect(card).toBeNull()
})

test('nobody sees a blocked person’s cards, and agents share nothing in the team’s name', async () => {
  const ada = await aMember(app)
  const [ben, cat] = [await aFriend(app, ada), await aFriend(app, ada)]
  const group = await aGroup(app, ada, [ben, cat])
  await share(ben, group, 'weigh-in', (await aWeightLog(app, ben)).id)
  await request('POST', '/api/social/blocks', { cookie: cat.cookie, body: { userId: ben.id } })
  expect([await cardOf(cat, group), (await cardOf(ada, group)).kind]).toEqual([null, 'weigh-in'])
  const eve = await anAdmin(app, ['support'])
  const room = await aSupportRoom(app, ada)
  expect((await share(eve, room, 'weigh-in', (await aWeightLog(app, eve)).id)).body.code).toBe('NOT_ALLOWED')
  expect((await share(ada, room, 'weigh-in', (await aWeightLog(app, ada)).id)).statusCode).toBe(201)
})

test('operators see a reported card with its figures', async () => {
  const { ada, ben, room } = await twoTalking()
  const { id, weighInDate } = await aWeightLog(app, ben, { weight: 180 })
  const sent = (await share(ben, room, 'weigh-in', id)).body
  const stack = await aStack(app, ben, { isPublic: true })
  await share(ben, room, 'stack', stack.id)
  await anAbuseReport(app, { userId: ben.id, kind: 'message', subjectId: sent.id }, ada)
  const { cookie } = await anAdmin(app, ['support'])
  const { body } = await request('GET', '/api/admin/abuse-reports', { cookie })
  const report = body.find(({ subjectId }: { subjectId: number }) => subjectId === sent.id)
  const words = `Shared a weigh-in: 180 lbs, ${weighInDate}`
  expect(report.quote).toBe(words)
  expect(report.nearby.map(({ text }: { text: string }) => text)).toEqual([
    words,
    'Shared a stack: Tendon Repair',
  ])
})

test('the export has a person’s cards, and deleting the account empties them', async () => {
  const { ada, ben, room } = await twoTalking()
  await share(ada, room, 'weigh-in', (await aWeightLog(app, ada, { weight: 180 })).id)
  const { rawPayload } = await downloadExport(app, ada)
  const data = JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
  expect(data.messages).toMatchObject([{ card: { kind: 'weigh-in', weight: 180, unit: 'lbs' } }])
  const body = { currentPassword: PASSWORD }
  await request('POST', '/api/auth/delete-account', { cookie: ada.cookie, body })
  expect((await messagesOf(ben, room)).at(-1)).toMatchObject({ status: 'deleted', card: null })
  const stored = await app.db
    .selectFrom('chatMessages')
    .select('card')
    .where('roomId', '=', room.id)
    .execute()
  expect(stored).toEqual([{ card: null }])
})
