import { expect, test } from 'vitest'
import { aMessage, anOwnMessage } from '../../test/chat-server.ts'
import { aPerson } from '../../test/friends-server.ts'
import { type Row, rowsOf } from './rows.ts'

const at = (time: string) => `2026-03-0${time}:00.000Z`
const kim = aPerson({ id: 'user_8', firstName: 'Kim' })

const words = (row: Row) => {
  if (row.kind === 'day') return row.day
  if (row.kind === 'news') return `${row.count} new`
  if (row.kind === 'coming') return `${row.message.seq} ${row.message.messageType}`
  const edges = `${row.begins ? '<' : ''}${row.ends ? '>' : ''}`
  return row.kind === 'message' ? `${row.message.seq}${edges}` : `${row.outgoing.text}${edges}`
}

const outgoing = (clientId: string, text: string) => ({ clientId, roomId: 1, text, at: at('3T16:00') })

test('groups messages by day in your zone, new ones, and sender', () => {
  const messages = [
    aMessage({ seq: 1, createdAt: at('2T04:30') }),
    aMessage({ seq: 2, createdAt: at('2T05:30') }),
    aMessage({ seq: 3, createdAt: at('2T06:00') }),
    anOwnMessage({ seq: 4, createdAt: at('2T07:00') }),
    aMessage({ seq: 5, createdAt: at('2T08:00'), sender: kim }),
    aMessage({ seq: 6, createdAt: at('2T09:00'), sender: kim }),
    anOwnMessage({ seq: 7, createdAt: at('3T15:00'), clientId: 'stored' }),
  ]
  const rows = rowsOf({
    messages,
    outgoing: [outgoing('stored', 'stored'), outgoing('new', 'on its way')],
    timeZone: 'America/New_York',
    news: { afterSeq: 5, count: 1 },
  })
  expect(rows.map(words)).toEqual([
    '2026-03-01',
    '1<>',
    '2026-03-02',
    '2<',
    '3>',
    '4<>',
    '5<>',
    '1 new',
    '6<>',
    '2026-03-03',
    '7<',
    'on its way>',
  ])
})

test("your message keeps its key when stored, so that it doesn't move", () => {
  const one = outgoing('same', 'Hello')
  const [, before] = rowsOf({ messages: [], outgoing: [one], timeZone: 'UTC' })
  const stored = anOwnMessage({ clientId: 'same', createdAt: one.at })
  const [, after] = rowsOf({ messages: [stored], outgoing: [one], timeZone: 'UTC' })
  expect(after?.key).toBe(before?.key)
})

test("joining and leaving ends a group of messages, isn't new, and is hidden for invisible people", () => {
  const line = { message: '', createdAt: at('2T12:30') }
  const messages = [
    aMessage({ seq: 1, createdAt: at('2T12:00') }),
    aMessage({ ...line, seq: 2, messageType: 'joined', sender: kim }),
    aMessage({ ...line, seq: 3, messageType: 'left', sender: null, status: 'hidden' }),
    aMessage({ seq: 4, createdAt: at('2T13:00') }),
  ]
  const rows = rowsOf({ messages, outgoing: [], timeZone: 'UTC', news: { afterSeq: 1, count: 1 } })
  expect(rows.map(words)).toEqual(['2026-03-02', '1<>', '2 joined', '1 new', '4<>'])
})
