import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPersonalPeptide,
  aPlanEntry,
  aReminder,
  type Member,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Monday, 8 in the morning in New York, where members live.
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const list = async ({ cookie }: Member) => (await request('GET', '/api/reminders', { cookie })).body
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/reminders/${id}`, { cookie, body })
const remove = ({ cookie }: Member, id: number) => request('DELETE', `/api/reminders/${id}`, { cookie })

const form = (userPeptideId: number, change: object = {}) => ({
  title: 'BPC-157 Reminder',
  userPeptideId,
  dose: '250 mcg',
  frequency: 'Weekly',
  time: '09:30',
  days: ['Monday'],
  ...change,
})
const add = ({ cookie }: Member, body: object) => request('POST', '/api/reminders', { cookie, body })

/** A user with a reminder, in New York by default. */
async function reminded(overrides: Record<string, unknown> = {}, person: Record<string, unknown> = {}) {
  const member = await aMember(app, person)
  const entry = await aPlanEntry(app, member)
  return { member, entry, reminder: await aReminder(app, member, entry.id, overrides) }
}

describe('a new reminder', () => {
  test('has its peptide, defaults and next occurrence', async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member)
    const response = await add(member, form(entry.id))
    expect([response.statusCode, response.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        userPeptideId: entry.id,
        userPeptide: { id: entry.id, status: 'active', peptide: { name: 'BPC-157' } },
        title: 'BPC-157 Reminder',
        dose: '250 mcg',
        ownDose: null,
        frequency: 'Weekly',
        time: '09:30',
        days: '["Monday"]',
        timingOptions: '[30]',
        anchor: '2026-06-15',
        countsFrom: '2026-06-15T12:00:00.000Z',
        warnings: [],
        every: null,
        daysOn: null,
        daysOff: null,
        repeatEvery: null,
        isActive: true,
        notifications: { push: true, email: false, sms: false },
        planSays: null,
        dueSince: null,
        overdue: null,
        nextAt: '2026-06-15T13:30:00.000Z',
        snoozedUntil: null,
        takenBy: [],
        missedAt: null,
      },
    ])
    expect([response.body]).toMatchObject(await list(member))
  })

  test('accepts lists as arrays and JSON text, removing duplicates', async () => {
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member)
    const { body } = await add(
      member,
      form(id, { days: '["Friday","Monday","Friday"]', timingOptions: '[120,5]' }),
    )
    expect([body.days, body.timingOptions]).toEqual(['["Friday","Monday"]', '[120,5]'])
    const { body: other } = await add(
      member,
      form(id, { days: ['Sunday', 'Sunday'], timingOptions: [240, 240] }),
    )
    expect([other.days, other.timingOptions]).toEqual(['["Sunday"]', '[240]'])
    expect((await list(member)).map(({ id: shown }: { id: number }) => shown)).toEqual([other.id, body.id])
  })

  test('names a personal peptide too', async () => {
    const member = await aMember(app)
    const { id, name } = await aPersonalPeptide(app, member)
    const entry = await aPlanEntry(app, member, { personalPeptideId: id })
    expect((await aReminder(app, member, entry.id)).userPeptide.peptide).toEqual({ name })
  })

  test.each([
    ['title', ' ', 'Title is required'],
    ['dose', '', 'Dose is required'],
    ['userPeptideId', undefined, 'Please select a peptide'],
    ['frequency', 'Sometimes', 'Frequency is required'],
    ['time', '', 'Time is required'],
    ['time', '24:00', 'Please enter a valid time'],
    ['time', '9:30', 'Please enter a valid time'],
    ['days', [], 'Please select at least one day'],
    ['days', '[]', 'Please select at least one day'],
    ['days', ['Caturday'], 'Please select at least one day'],
    ['days', 'Monday', 'Please select at least one day'],
    ['days', '{"0":"Monday"}', 'Please select at least one day'],
    ['timingOptions', [], 'Please select at least one reminder timing'],
    ['timingOptions', [7], 'Please select at least one reminder timing'],
    ['timingOptions', '[30', 'Please select at least one reminder timing'],
  ])('with %s %j is refused', async (field, value, message) => {
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member)
    const response = await add(member, form(id, { [field]: value }))
    expect([response.statusCode, response.body.fields[field]]).toEqual([400, message])
    expect(await list(member)).toEqual([])
  })

  test.each([[], '[]'])(
    'days %j are fine where a frequency has none, and refused elsewhere',
    async (days) => {
      const member = await aMember(app)
      const { id } = await aPlanEntry(app, member)
      const added = await add(member, form(id, { frequency: 'Monthly', days }))
      expect([added.statusCode, added.body.frequency]).toEqual([201, 'Monthly'])
      const change = (body: object) =>
        request('PATCH', `/api/reminders/${added.body.id}`, { cookie: member.cookie, body })
      expect((await change({ frequency: 'Monthly', days, time: '08:00' })).statusCode).toBe(200)
      for (const body of [{ days }, { frequency: 'Weekly', days }])
        expect(await change(body)).toMatchObject({
          statusCode: 400,
          body: { fields: { days: 'Please select at least one day' } },
        })
    },
  )

  test.each([0, 5, 10, 15, 30, 60, 120, 240, 1440])('accepts a lead time of %d minutes', async (minutes) => {
    const { reminder } = await reminded({ timingOptions: [minutes] })
    expect(reminder.timingOptions).toBe(`[${minutes}]`)
  })

  test('for an unknown or another person’s plan entry is refused', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const foreign = await aPlanEntry(app, other)
    for (const id of [foreign.id, 987_654_321]) {
      const response = await add(member, form(id))
      expect([response.statusCode, response.body.code]).toEqual([404, 'PLAN_ENTRY_NOT_FOUND'])
    }
    expect([await list(member), await list(other)]).toEqual([[], []])
  })

  test('is created once despite concurrent retries', async () => {
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member)
    const body = form(id, { clientId: randomUUID() })
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(member, body)))
    expect(new Set(responses.map(({ statusCode, body: shown }) => `${statusCode} ${shown.id}`)).size).toBe(1)
    const later = await add(member, { ...body, time: '23:00' })
    expect(later.body).toEqual(responses[0]?.body)
    expect(await list(member)).toHaveLength(1)
  })
})

describe('a change', () => {
  test('affects only given fields', async () => {
    const { member, reminder } = await reminded()
    const changed = await patch(member, reminder.id, {
      notifications: { email: true },
      timingOptions: [5, 60],
    })
    expect(changed.body).toEqual({
      ...reminder,
      timingOptions: '[5,60]',
      notifications: { push: true, email: true, sms: false },
    })
    expect((await patch(member, reminder.id, {})).body).toEqual(changed.body)
    const moved = await patch(member, reminder.id, { time: '21:00', days: '["Tuesday"]', title: 'Evening' })
    expect(moved.body).toMatchObject({
      time: '21:00',
      days: '["Tuesday"]',
      title: 'Evening',
      dose: reminder.dose,
    })
    expect(moved.body.nextAt).toBe('2026-06-17T01:00:00.000Z')
    expect([moved.body]).toMatchObject(await list(member))
  })

  test('to every other day counts from the day of the change', async () => {
    const { member, reminder } = await reminded({ time: '20:00' })
    // It is 23:00 on Wednesday in New York, and Thursday in UTC.
    app.clock.set('2026-06-18T03:00:00Z')
    const changed = await patch(member, reminder.id, { frequency: 'Every other day' })
    expect(changed.body).toMatchObject({ anchor: '2026-06-17', nextAt: '2026-06-20T00:00:00.000Z' })
    app.clock.set('2026-06-19T12:00:00Z')
    const again = await patch(member, reminder.id, { frequency: 'Every other day', dose: '500 mcg' })
    expect(again.body).toMatchObject({ anchor: '2026-06-17', dose: '500 mcg' })
  })

  test('pauses and resumes', async () => {
    const { member, reminder } = await reminded({ time: '21:00' })
    expect((await patch(member, reminder.id, { isActive: false })).body).toEqual({
      ...reminder,
      isActive: false,
      nextAt: null,
    })
    expect((await patch(member, reminder.id, { isActive: true })).body).toEqual(reminder)
  })

  test('of another person’s reminder is refused, and so is its removal', async () => {
    const { member, reminder } = await reminded()
    const stranger = await aMember(app)
    for (const response of [
      await patch(stranger, reminder.id, { isActive: false }),
      await remove(stranger, reminder.id),
    ])
      expect([response.statusCode, response.body.code]).toEqual([404, 'REMINDER_NOT_FOUND'])
    expect([reminder]).toMatchObject(await list(member))
  })
})

test('a removed reminder is gone', async () => {
  const { member, reminder } = await reminded()
  expect((await remove(member, reminder.id)).statusCode).toBe(200)
  expect((await remove(member, reminder.id)).statusCode).toBe(404)
  expect(await list(member)).toEqual([])
})

describe('the next occurrence', () => {
  test.each([
    ['Pacific/Auckland', '2026-06-15T20:00:00.000Z', '2026-06-16'],
    ['America/New_York', '2026-06-16T12:00:00.000Z', '2026-06-15'],
    ['Pacific/Honolulu', '2026-06-15T18:00:00.000Z', '2026-06-15'],
  ])('is at 8 in the morning for a person in %s', async (timeZone, nextAt, anchor) => {
    const { reminder } = await reminded({}, { timeZone })
    expect(reminder).toMatchObject({ nextAt, anchor })
  })

  test('skips taken and skipped doses', async () => {
    const { member, entry, reminder } = await reminded({ time: '19:00' })
    expect(reminder.nextAt).toBe('2026-06-15T23:00:00.000Z')
    const dose = await aDose(app, member, entry.id)
    expect((await list(member))[0].nextAt).toBe('2026-06-16T23:00:00.000Z')
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    expect((await list(member))[0].nextAt).toBe('2026-06-15T23:00:00.000Z')
    const body = { occursOn: '2026-06-15' }
    await request('POST', `/api/reminders/${reminder.id}/skip`, { cookie: member.cookie, body })
    expect((await list(member))[0].nextAt).toBe('2026-06-16T23:00:00.000Z')
  })

  test('stays within the plan entry, and is null while that is inactive', async () => {
    const { member, entry, reminder } = await reminded({ frequency: 'Weekly', days: ['Friday'] })
    const plan = async (body: object) => {
      await request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body })
      return (await list(member))[0]
    }
    expect(await plan({ status: 'paused' })).toMatchObject({
      isActive: true,
      nextAt: null,
      userPeptide: { status: 'paused' },
    })
    expect((await plan({ status: 'active' })).nextAt).toBe(reminder.nextAt)
    expect((await plan({ endDate: '2026-06-19' })).nextAt).toBe('2026-06-19T12:00:00.000Z')
    expect((await plan({ endDate: '2026-06-18' })).nextAt).toBeNull()
  })

  test("of a peptide that hasn't started is on its first day", async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { startDate: '2026-07-01' })
    expect((await aReminder(app, member, entry.id)).nextAt).toBe('2026-07-01T12:00:00.000Z')
  })
})

describe('a due occurrence', () => {
  const AT = '2026-06-15T13:30:00.000Z'
  const since = async (member: Member) => (await list(member))[0].dueSince

  test('is due from its time for an hour', async () => {
    const { member } = await reminded({ time: '09:30' })
    app.clock.set('2026-06-15T13:29:59Z')
    expect(await since(member)).toBeNull()
    app.clock.set(AT)
    expect((await list(member))[0]).toMatchObject({ dueSince: AT, nextAt: '2026-06-16T13:30:00.000Z' })
    app.clock.set('2026-06-15T14:29:59Z')
    expect(await since(member)).toBe(AT)
    app.clock.set('2026-06-15T14:30:00Z')
    expect(await since(member)).toBeNull()
  })

  test('is no longer due once taken, skipped or paused', async () => {
    const { member, entry, reminder } = await reminded({ time: '09:30' })
    app.clock.set('2026-06-15T13:40:00Z')
    const dose = await aDose(app, member, entry.id)
    expect(await since(member)).toBeNull()
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    expect(await since(member)).toBe(AT)
    await patch(member, reminder.id, { isActive: false })
    expect(await since(member)).toBeNull()
    await patch(member, reminder.id, { isActive: true })
    const body = { occursOn: '2026-06-15' }
    await request('POST', `/api/reminders/${reminder.id}/skip`, { cookie: member.cookie, body })
    expect(await since(member)).toBeNull()
  })

  test("doesn't exist before the reminder", async () => {
    const { reminder } = await reminded({ time: '07:45' })
    expect(reminder).toMatchObject({ dueSince: null, nextAt: '2026-06-16T11:45:00.000Z' })
  })
})
