import type { Db } from '../../database/connect.ts'
import { roomsById } from '../../features/chat/chat-rooms.queries.ts'
import { makeGroup } from '../../features/chat/groups.service.ts'
import { directRoom, makeSupportRoom, supportRoomOf } from '../../features/chat/opening-rooms.queries.ts'
import type { Viewer } from '../../features/chat/room-access.queries.ts'
import { lockRoom, recordRead, writeMessage } from '../../features/chat/writing.queries.ts'
import { demoMember, demoOperators } from '../back-office/people.ts'
import { type DemoMessage, demoQuestions, demoSupportTalk, demoTalks } from './talks.ts'

const MINUTE_MS = 60_000

const asMember = (userId: string): Viewer => ({ userId, isAdmin: false, isTeam: false })
const asTeam = (userId: string): Viewer => ({ userId, isAdmin: true, isTeam: true })

/** Adds a room's messages and marks what everyone but the first has read. */
async function say(
  tx: Db,
  roomId: number,
  people: readonly Viewer[],
  said: readonly DemoMessage[],
  now: number,
) {
  for (const [by, minutesAgo, text] of said) {
    const speaker = people[by]
    const room = speaker && (await lockRoom(tx, speaker, roomId))
    if (!room) throw new Error(`nobody in room ${roomId} says '${text}'`)
    const message = { senderId: speaker.userId, clientId: null, messageType: 'text' as const, message: text }
    await writeMessage(tx, room, message, new Date(now - minutesAgo * MINUTE_MS))
  }
  for (const person of people.slice(1))
    await recordRead(tx, person, { roomId, seq: undefined, now: new Date(now) })
}

async function readAllBut(tx: Db, roomId: number, viewer: Viewer, unread: number, now: number) {
  const [room] = await roomsById(tx, viewer, [roomId])
  if (room) await recordRead(tx, viewer, { roomId, seq: room.lastSeq - unread, now: new Date(now) })
}

/** Conversations of the demo person with friends and support, and others' questions to support. */
export async function fillTalks(tx: Db, demoId: string, now: number): Promise<void> {
  const self = asMember(demoId)
  for (const { members, name, unread, said } of demoTalks) {
    const others = members.map((n) => demoMember(n, now).id)
    const began = new Date(now - (said[0]?.[1] ?? 0) * MINUTE_MS)
    const roomId = name
      ? await makeGroup(tx, demoId, { name, friendIds: others }, began)
      : (await directRoom(tx, demoId, others[0] ?? '', began)).id
    await say(tx, roomId, [self, ...others.map(asMember)], said, now)
    await readAllBut(tx, roomId, self, unread, now)
  }
  const operator = asTeam(demoOperators[0]?.id ?? '')
  const ask = async (memberId: string, said: readonly DemoMessage[]) => {
    await makeSupportRoom(tx, memberId, new Date(now))
    const roomId = await supportRoomOf(tx, memberId)
    if (roomId === undefined) return
    const isAnswered = said.length > 1
    await say(tx, roomId, [asMember(memberId), ...(isAnswered ? [operator] : [])], said, now)
    await readAllBut(tx, roomId, asMember(memberId), 0, now)
  }
  await ask(demoId, demoSupportTalk)
  for (const { member, minutesAgo, text } of demoQuestions)
    await ask(demoMember(member, now).id, [[0, minutesAgo, text]])
}
