import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMessage } from '../../test/chat-server.ts'
import type { ChatMessage } from './chat.api.ts'
import { hasChangedSenders, newThread, type Thread, withChanges, withMessages, withOlder } from './thread.ts'

const PAGE = 5

/** A server-side room: messages by sequence number, each with the revision of its last change. */
class Room {
  messages: ChatMessage[] = []
  private revision = 0

  write() {
    this.revision += 1
    this.messages.push(aMessage({ seq: this.messages.length + 1, revision: this.revision }))
  }

  edit(at: number) {
    const message = this.messages[at % this.messages.length]
    if (!message) return
    this.revision += 1
    const changed = { ...message, revision: this.revision, message: `edit ${this.revision}` }
    this.messages = this.messages.map((one) => (one.seq === message.seq ? changed : one))
  }

  newest = () => this.messages.slice(-PAGE)
  before = (seq: number) => this.messages.filter((message) => message.seq < seq).slice(-PAGE)
  since = (revision: number) =>
    this.messages.filter((message) => message.revision > revision).sort((a, b) => a.revision - b.revision)
}

/** The possible changes, and what the client receives. */
const happenings = {
  write: (room: Room, thread: Thread) => {
    room.write()
    return thread
  },
  edit: (room: Room, thread: Thread, at: number) => {
    room.edit(at)
    return thread
  },
  'catch up': (room: Room, thread: Thread) => withChanges(thread, room.since(thread.revision)),
  /** It sorts before messages that arrived in between. */
  'own answer': (room: Room, thread: Thread) => {
    room.write()
    room.write()
    return withMessages(thread, room.messages.slice(-1))
  },
  older: (room: Room, thread: Thread) => {
    const first = thread.messages[0]?.seq
    return first !== undefined && thread.hasOlder ? withOlder(thread, room.before(first), PAGE) : thread
  },
}

const names = Object.keys(happenings) as (keyof typeof happenings)[]
const happening = fc.tuple(fc.constantFrom(...names), fc.nat(30))

test('in any order of events, a conversation matches the room from its first message', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(happening, { maxLength: 40 }), (atFirst, actions) => {
      const room = new Room()
      for (let n = 0; n < atFirst; n += 1) room.write()
      const last = actions.reduce(
        (thread, [name, at]) => happenings[name](room, thread, at),
        newThread(room.newest(), PAGE),
      )
      const thread = withChanges(last, room.since(last.revision))
      const first = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0
      expect(thread.messages).toEqual(room.messages.filter(({ seq }) => seq >= first))
    }),
  )
})

describe('detects a page that shows a known message differently', () => {
  const thread = newThread([aMessage()], PAGE)
  test.each([
    ['as it is known', aMessage(), false],
    ['edited since', aMessage({ revision: 2, message: 'Another' }), false],
    ['hidden, as its sender was blocked', aMessage({ status: 'hidden', sender: null, message: '' }), true],
    ['of a deleted member', aMessage({ sender: null }), true],
  ])('%s', (_, message, isAnew) => expect(hasChangedSenders(thread, [message])).toBe(isAnew))
})
