import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { postgresBus } from './bus.ts'
import { People } from './person-events.ts'

const connection = { ...inject('databaseServer'), database: 'postgres' }
const db = connect(connection, () => {})

const doses = { type: 'changed', changes: ['doses'] } as const
const plan = { type: 'changed', changes: ['plan'] } as const

async function aProcess() {
  const bus = await postgresBus(connection)
  onTestFinished(() => bus.close())
  const people = new People({ db, bus })
  const received: unknown[] = []
  people.subscribe((userId, news) => void received.push([userId, JSON.parse(news)]))
  const messages: string[] = []
  bus.subscribe('people', (body) => void messages.push(body))
  return { bus, people, received, messages }
}

test('an event reaches every process once the transaction commits', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  await db.transaction().execute(async (tx) => {
    await one.people.publish(tx, ['ada', 'bob'], doses)
    await one.people.flushed()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(other.received).toEqual([])
  })
  const both = [
    ['ada', doses],
    ['bob', doses],
  ]
  await vi.waitFor(() => expect([one.received, other.received]).toEqual([both, both]))
})

test('an event of a rolled-back transaction is not sent', async () => {
  const { people, received } = await aProcess()
  const failing = db.transaction().execute(async (tx) => {
    await people.publish(tx, ['ada'], doses)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await people.publish(db, ['ada'], plan)
  await vi.waitFor(() => expect(received).toEqual([['ada', plan]]))
})

test('events within a moment are sent together, once a person', async () => {
  const { people, received, messages } = await aProcess()
  for (let n = 0; n < 20; n++) await people.publish(db, ['ada', 'bob'], doses)
  await people.publish(db, ['ada'], plan)
  await people.flushed()
  await vi.waitFor(() => expect(received).toHaveLength(3))
  expect(messages).toHaveLength(2)
})

test('what a person changed is sent to their own pages together, and never if it rolls back', async () => {
  const { people, received, messages } = await aProcess()
  const failing = db.transaction().execute(async (tx) => {
    await people.publishToOwnPages(tx, 'ada', { invalidatesTags: plan.changes })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  for (const person of ['ada', 'bob', 'ada'])
    await people.publishToOwnPages(db, person, { invalidatesTags: doses.changes })
  await people.flushed()
  const both = [
    ['ada', doses],
    ['bob', doses],
  ]
  await vi.waitFor(() => expect(received).toEqual(both))
  expect(messages).toHaveLength(1)
})

test('many people become several messages, each short enough for PostgreSQL', async () => {
  const { people, received, messages } = await aProcess()
  const ids = Array.from({ length: 250 }, (_, n) => `user_${String(n).padStart(36, '0')}`)
  await people.publish(db, ids, doses)
  await vi.waitFor(() => expect(received.map((told) => (told as string[])[0])).toEqual(ids))
  expect(messages).toHaveLength(3)
})

test('a database outage delays no one, and later events arrive', async () => {
  const { bus, people, received } = await aProcess()
  const publish = vi.spyOn(bus, 'publish').mockRejectedValueOnce(new Error('Connection terminated'))
  await people.publish(db, ['ada'], doses)
  await people.flushed()
  expect(publish).toHaveBeenCalledOnce()
  await people.publish(db, ['ada'], plan)
  await vi.waitFor(() => expect(received).toEqual([['ada', plan]]))
})

test('nothing is sent before all of it is ready', async () => {
  const { bus, people } = await aProcess()
  let carried = () => {}
  const publish = vi.spyOn(bus, 'publish').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        carried = resolve
      }),
  )
  await people.publish(db, ['ada'], doses)
  await vi.waitFor(() => expect(publish).toHaveBeenCalledOnce())
  let isOnItsWay = false
  const flushed = people.flushed().then(() => {
    isOnItsWay = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isOnItsWay).toBe(false)
  carried()
  await flushed
})
