import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member, PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Monday, 8 in the morning in New York, where members live.
beforeEach(async () => {
  await app.db.deleteFrom('reminders').execute()
  app.clock.set('2026-06-15T12:00:00Z')
})

async function reminded(overrides: Record<string, unknown> = {}, person: Record<string, unknown> = {}) {
  const member = await aMember(app, person)
  const entry = await aPlanEntry(app, member)
  return { member, entry, reminder: await aReminder(app, member, entry.id, { time: '21:00', ...overrides }) }
}

/** A reminder's alerts: lead time in minutes, day of the occurrence, instant. */
async function alertsOf({ id }: { id: number }) {
  const rows = await app.db
    .selectFrom('scheduledAlerts')
    .selectAll()
    .where('reminderId', '=', id)
    .orderBy('minutesBefore')
    .execute()
  return rows.map(({ minutesBefore, occursOn, occursAt, dueAt }) => {
    if (dueAt) expect(occursAt.getTime() - dueAt.getTime()).toBe(minutesBefore * 60_000)
    return [minutesBefore, occursOn, dueAt?.toISOString()]
  })
}

const change = ({ cookie }: Member, { id }: { id: number }, body: object) =>
  request('PATCH', `/api/reminders/${id}`, { cookie, body })
const changePlan = ({ cookie }: Member, { id }: { id: number }, body: object) =>
  request('PATCH', `/api/user-peptides/${id}`, { cookie, body })
const move = ({ cookie }: Member, timeZone: string) =>
  request('PATCH', '/api/auth/user', { cookie, body: { timeZone } })
const dispatch = () => app.dispatcher.dispatchDue()

test('each lead time is due separately', async () => {
  const { reminder } = await reminded({ timingOptions: [240, 5, 60] })
  expect(await alertsOf(reminder)).toEqual([
    [5, '2026-06-15', '2026-06-16T00:55:00.000Z'],
    [60, '2026-06-15', '2026-06-16T00:00:00.000Z'],
    [240, '2026-06-15', '2026-06-15T21:00:00.000Z'],
  ])
})

test('a lead time that has passed starts with the next occurrence, also when it passes right now', async () => {
  app.clock.set('2026-06-16T00:00:00Z')
  const { reminder } = await reminded({ timingOptions: [5, 60, 120] })
  expect(await alertsOf(reminder)).toEqual([
    [5, '2026-06-15', '2026-06-16T00:55:00.000Z'],
    [60, '2026-06-16', '2026-06-17T00:00:00.000Z'],
    [120, '2026-06-16', '2026-06-16T23:00:00.000Z'],
  ])
})

describe('changing the reminder', () => {
  test('applies from now on', async () => {
    const { member, reminder } = await reminded()
    await change(member, reminder, { time: '22:30', timingOptions: [15, 60] })
    expect(await alertsOf(reminder)).toEqual([
      [15, '2026-06-15', '2026-06-16T02:15:00.000Z'],
      [60, '2026-06-15', '2026-06-16T01:30:00.000Z'],
    ])
    await change(member, reminder, { days: ['Wednesday'], timingOptions: [15] })
    expect(await alertsOf(reminder)).toEqual([[15, '2026-06-17', '2026-06-18T02:15:00.000Z']])
  })

  test('pausing silences it, resuming reactivates future occurrences', async () => {
    const { member, reminder } = await reminded()
    await change(member, reminder, { isActive: false })
    expect(await alertsOf(reminder)).toEqual([])
    app.clock.set('2026-06-20T12:00:00Z')
    expect(await dispatch()).toBe(0)
    await change(member, reminder, { isActive: true })
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-20', '2026-06-21T00:30:00.000Z']])
  })

  test('created paused, it is silent', async () => {
    const { reminder } = await reminded({ isActive: false })
    expect([await alertsOf(reminder), reminder.nextAt]).toEqual([[], null])
  })

  test('removing it removes pending alerts and keeps sent ones', async () => {
    const { member, reminder } = await reminded()
    app.clock.set('2026-06-16T00:30:00Z')
    await dispatch()
    await request('DELETE', `/api/reminders/${reminder.id}`, { cookie: member.cookie })
    expect(await alertsOf(reminder)).toEqual([])
    const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
    expect(body.messages).toMatchObject([{ title: 'BPC-157 Reminder', reminderId: null }])
  })

  test('loses nothing that became due during downtime, even if the zone changes then', async () => {
    const { member, reminder } = await reminded()
    app.clock.set('2026-06-16T01:30:00Z')
    await change(member, reminder, { title: 'Evening dose' })
    await move(member, 'Europe/Berlin')
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-15', '2026-06-16T00:30:00.000Z']])
    await dispatch()
    const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
    expect(body.messages).toMatchObject([{ title: 'Evening dose', occursOn: '2026-06-15', isLate: true }])
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-16', '2026-06-16T18:30:00.000Z']])
  })

  test('alerts again when moved later on the same day', async () => {
    const { member, reminder } = await reminded({ time: '09:00' })
    app.clock.set('2026-06-15T12:30:00Z')
    await dispatch()
    await change(member, reminder, { time: '20:00' })
    app.clock.set('2026-06-15T23:30:00Z')
    await dispatch()
    const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
    expect(body.messages.map(({ occursAt }: { occursAt: string }) => occursAt)).toEqual([
      '2026-06-16T00:00:00.000Z',
      '2026-06-15T13:00:00.000Z',
    ])
  })
})

describe('the plan entry', () => {
  test.each(['paused', 'completed'])('%s silences its reminders, including snoozed ones', async (status) => {
    const { member, entry, reminder } = await reminded()
    const other = await aReminder(app, member, (await aPlanEntryOfKpv(member)).id, { time: '21:00' })
    app.clock.set('2026-06-16T00:30:00Z')
    await dispatch()
    const body = { occursOn: '2026-06-15' }
    await request('POST', `/api/reminders/${reminder.id}/snooze`, { cookie: member.cookie, body })
    await changePlan(member, entry, { status })
    expect([await alertsOf(reminder), (await alertsOf(other)).length]).toEqual([[], 1])
    app.clock.set('2026-06-16T00:45:00Z')
    expect(await dispatch()).toBe(0)
    await changePlan(member, entry, { status: 'active' })
    expect(await dispatch()).toBe(0)
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-16', '2026-06-17T00:30:00.000Z']])
  })

  test('resuming the entry keeps individually paused reminders paused', async () => {
    const { member, entry, reminder } = await reminded()
    await change(member, reminder, { isActive: false })
    await changePlan(member, entry, { status: 'paused' })
    await changePlan(member, entry, { status: 'active' })
    expect(await alertsOf(reminder)).toEqual([])
  })

  test('alerts on its last day, and not after until resumed', async () => {
    const { member, entry, reminder } = await reminded()
    await changePlan(member, entry, { endDate: '2026-06-16' })
    for (const instant of ['2026-06-16T00:30:00Z', '2026-06-17T00:30:00Z', '2026-06-18T00:30:00Z']) {
      app.clock.set(instant)
      await dispatch()
    }
    const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
    expect(body.messages.map(({ occursOn }: { occursOn: string }) => occursOn)).toEqual([
      '2026-06-16',
      '2026-06-15',
    ])
    await changePlan(member, entry, { endDate: '2026-12-31' })
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-18', '2026-06-19T00:30:00.000Z']])
    await changePlan(member, entry, { endDate: '2026-06-17' })
    expect(await alertsOf(reminder)).toEqual([])
  })

  test('removing it removes its reminders', async () => {
    const { member, entry, reminder } = await reminded()
    await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
    expect(await alertsOf(reminder)).toEqual([])
    expect((await request('GET', '/api/reminders', { cookie: member.cookie })).body).toEqual([])
  })
})

async function aPlanEntryOfKpv(member: Member) {
  const { body } = await request('GET', '/api/peptides', { cookie: member.cookie })
  const { id } = body.find(({ name }: { name: string }) => name === 'KPV')
  return aPlanEntry(app, member, { peptideId: id })
}

describe('moving to another zone', () => {
  const signIn = ({ email }: Member, timeZone: string) =>
    request('POST', '/api/auth/login', { body: { email, password: PASSWORD, timeZone } })

  test('in the profile moves future alerts to that clock', async () => {
    const { member, reminder } = await reminded({ timingOptions: [5, 30] })
    const { reminder: untouched } = await reminded()
    await move(member, 'Europe/Berlin')
    expect(await alertsOf(reminder)).toEqual([
      [5, '2026-06-15', '2026-06-15T18:55:00.000Z'],
      [30, '2026-06-15', '2026-06-15T18:30:00.000Z'],
    ])
    expect((await request('GET', '/api/reminders', { cookie: member.cookie })).body[0].nextAt).toBe(
      '2026-06-15T19:00:00.000Z',
    )
    expect(await alertsOf(untouched)).toEqual([[30, '2026-06-15', '2026-06-16T00:30:00.000Z']])
  })

  test('at sign-in too, unless the person chose a zone', async () => {
    const { member, reminder } = await reminded()
    await signIn(member, 'Asia/Tokyo')
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-16', '2026-06-16T11:30:00.000Z']])
    await move(member, 'America/New_York')
    await signIn(member, 'Asia/Tokyo')
    expect(await alertsOf(reminder)).toEqual([[30, '2026-06-15', '2026-06-16T00:30:00.000Z']])
  })

  test('keeps sent alerts, and repeats no day', async () => {
    const { member, reminder } = await reminded({ time: '09:00' }, { timeZone: 'Europe/Berlin' })
    app.clock.set('2026-06-16T06:30:00Z')
    await dispatch()
    const inbox = async () =>
      (await request('GET', '/api/notifications', { cookie: member.cookie })).body.messages
    const before = await inbox()
    expect(before).toMatchObject([{ occursOn: '2026-06-16', occursAt: '2026-06-16T07:00:00.000Z' }])
    // In New York it is 2:30 of the same day.
    await move(member, 'America/New_York')
    app.clock.set('2026-06-16T12:30:00Z')
    await dispatch()
    expect(await inbox()).toEqual(before)
    app.clock.set('2026-06-17T12:30:00Z')
    await dispatch()
    expect((await inbox())[0]).toMatchObject({
      occursOn: '2026-06-17',
      occursAt: '2026-06-17T13:00:00.000Z',
    })
    expect((await alertsOf(reminder)).map(([, day]) => day)).toEqual(['2026-06-18'])
  })

  test('concurrently with reminder changes leaves no alert on the old clock', async () => {
    const { member, entry, reminder } = await reminded()
    for (const [round, zone] of [
      'Europe/Berlin',
      'Asia/Tokyo',
      'America/New_York',
      'Pacific/Auckland',
    ].entries()) {
      const made = await Promise.all([
        move(member, zone),
        change(member, reminder, { time: `22:0${round}` }),
        request('POST', '/api/reminders', {
          cookie: member.cookie,
          body: {
            title: 'One more',
            userPeptideId: entry.id,
            dose: '1 mg',
            frequency: 'Daily',
            time: `23:0${round}`,
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          },
        }),
        changePlan(member, entry, { notes: `round ${round}` }),
        aDose(app, member, entry.id, { takenAt: '2026-06-10T12:00:00Z' }),
      ])
      expect(made.slice(0, 4).map((answer) => (answer as { statusCode: number }).statusCode)).toEqual([
        200, 200, 201, 200,
      ])
      const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
      for (const { id, nextAt } of body) {
        const [due] = await alertsOf({ id })
        expect(Date.parse(nextAt) - Date.parse(String(due?.[2]))).toBe(30 * 60_000)
      }
    }
  })
})

describe('clock changes', () => {
  test.each([
    ['the gap of spring', 'America/New_York', '2026-03-08T05:00:00Z', '02:30', '2026-03-08T07:30:00.000Z'],
    [
      'the hour that autumn repeats',
      'America/New_York',
      '2026-11-01T04:00:00Z',
      '01:30',
      '2026-11-01T05:30:00.000Z',
    ],
    [
      'half an hour on Lord Howe',
      'Australia/Lord_Howe',
      '2026-10-03T14:00:00Z',
      '02:15',
      '2026-10-03T15:45:00.000Z',
    ],
    ['a leap day', 'UTC', '2028-02-28T12:00:00Z', '11:00', '2028-02-29T11:00:00.000Z'],
  ])('%s', async (_name, timeZone, now, time, occursAt) => {
    app.clock.set(now)
    const { reminder } = await reminded({ time, timingOptions: [5] }, { timeZone })
    expect(reminder.nextAt).toBe(occursAt)
    expect((await alertsOf(reminder))[0]?.[2]).toBe(new Date(Date.parse(occursAt) - 5 * 60_000).toISOString())
  })

  test('half an hour before a time after the gap is half an hour of real time', async () => {
    app.clock.set('2026-03-08T05:00:00Z')
    const { reminder } = await reminded({ time: '03:10' })
    // 3:10 is ten minutes after the gap: half an hour before it was 1:40.
    expect(await alertsOf(reminder)).toEqual([[30, '2026-03-08', '2026-03-08T06:40:00.000Z']])
  })
})
