import { randomUUID } from 'node:crypto'
import { restoredRow } from '@pepwell/contract/accounts/restored-rows'
import { expect, test, vi } from 'vitest'
import { aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { exportOf, importOwn } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'
import { readingExportedRows } from './exported-row.ts'

const app = await testApp()

const NOW = '2026-11-26T12:00:00Z'
app.clock.set(NOW)

const afterDays = (days: number) =>
  new Date(Date.parse('2024-01-01T12:00:00Z') + days * 86_400_000).toISOString()

test('restores an entry whose related rows need more bytes than other calls may send', async () => {
  const member = await aMember(app)
  const reminder = await aReminder(app, member, (await aPlanEntry(app, member)).id)
  const { files, data } = await exportOf(app, member)
  const reminderOutcomes = Array.from({ length: 1000 }, (_, day) => ({
    ...{ reminderId: reminder.id, occursOn: afterDays(day).slice(0, 10), occursAt: afterDays(day) },
    ...{ outcome: 'taken', dosageLogId: null, decidedAt: afterDays(day), reassigned: false },
  }))
  const fresh = await aMember(app)
  const text = JSON.stringify({ ...data, reminderOutcomes })
  expect((await importOwn(app, fresh, { files, text })).leftOut).toEqual([])
  const stored = await app.db
    .selectFrom('reminderOutcomes')
    .innerJoin('reminders', 'reminders.id', 'reminderOutcomes.reminderId')
    .where('reminders.userId', '=', fresh.id)
    .select('occursOn')
    .execute()
  expect(stored).toHaveLength(1000)
})

const glass = (id: number) => ({
  ...{ id, clientId: randomUUID(), createdAt: NOW, amount: 250, unit: 'mL', milliliters: 250 },
  logDate: '2026-11-26',
  versions: Array.from({ length: 20 }, (_, index) => ({ row: { amount: index + 1 }, replacedAt: NOW })),
})

/** Runs work to its end and counts its steps. */
function stepping<Result>(work: Generator<undefined, Result>) {
  for (let steps = 0; ; steps++) {
    const step = work.next()
    if (step.done) return { steps, result: step.value }
  }
}

test('parses entry by entry, so that others are answered in between, and makes no schema per version', () => {
  const made = vi.spyOn(restoredRow.water, 'partial')
  const glasses = Array.from({ length: 100 }, (_, id) => glass(id + 1))
  const { steps, result } = stepping(readingExportedRows('water', glasses, Date.parse(NOW)))
  expect(result).toHaveLength(100)
  expect(result[0]).toMatchObject({ originKey: '1', parts: { versions: { length: 20 } } })
  expect([steps, made.mock.calls.length]).toEqual([100, 0])
})

test.each([[[1]], [['x']], [[null]], [[[]]]])('%j holds no entry', async (rows) => {
  const { cookie } = await aMember(app)
  const source = { id: randomUUID(), fileName: 'pepwell-data.zip' }
  const body = { source, account: randomUUID(), kind: 'water', rows }
  expect((await app.request('POST', '/api/log-imports/rows', { cookie, body })).statusCode).toBe(400)
})
