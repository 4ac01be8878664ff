import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Monday, 8 in the morning in New York, where members live.
const NOW = '2026-06-15T12:00:00Z'
beforeEach(async () => {
  // Clear what earlier tests left.
  await sql`TRUNCATE reminders, deliveries, inbox_messages CASCADE`.execute(app.db)
  app.clock.set(NOW)
})

/** A user whose plan says 0.25 mg, with a 9:00 reminder. */
async function reminded(dose: string) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { currentDose: '0.25 mg' })
  const reminder = await aReminder(app, member, entry.id, { dose, time: '09:00' })
  const plan = async (currentDose: string) => {
    const body = { currentDose }
    await request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body })
    return saysOf(member)
  }
  const change = async (body: object) => {
    const { body: shown } = await request('PATCH', `/api/reminders/${reminder.id}`, {
      cookie: member.cookie,
      body,
    })
    return [shown.dose, shown.ownDose]
  }
  return { member, entry, reminder, plan, change }
}

/** The reminder's dose, and the override stored for it. */
async function saysOf({ cookie }: Member) {
  const { body } = await request('GET', '/api/reminders', { cookie })
  return [body[0].dose, body[0].ownDose]
}

const inboxOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages.map(
    ({ body }: { body: string }) => body,
  )

describe('a reminder', () => {
  test.each(['0.25 mg', '250 mcg', '0,25mg'])(
    'for the plan’s dose, as %j, follows the plan',
    async (dose) => {
      const { reminder, plan } = await reminded(dose)
      expect([reminder.dose, reminder.ownDose]).toEqual(['0.25 mg', null])
      expect(await plan('0.5 mg')).toEqual(['0.5 mg', null])
    },
  )

  test('with another dose keeps it until it follows the plan', async () => {
    const { reminder, plan, change } = await reminded('1 mg')
    expect([reminder.dose, reminder.ownDose]).toEqual(['1 mg', '1 mg'])
    expect(await plan('0.5 mg')).toEqual(['1 mg', '1 mg'])
    expect(await change({ title: 'Evening' })).toEqual(['1 mg', '1 mg'])
    expect(await change({ dose: null })).toEqual(['0.5 mg', null])
    expect(await plan('0.75 mg')).toEqual(['0.75 mg', null])
  })

  test('changed to the plan’s dose follows the plan, otherwise not', async () => {
    const { plan, change } = await reminded('1 mg')
    expect(await change({ dose: '250 mcg' })).toEqual(['0.25 mg', null])
    expect(await change({ dose: '2 mg' })).toEqual(['2 mg', '2 mg'])
    expect(await plan('0.5 mg')).toEqual(['2 mg', '2 mg'])
  })

  test('follows the plan once the plan has the same dose', async () => {
    const { plan } = await reminded('0.5 mg')
    expect(await plan('500 mcg')).toEqual(['500 mcg', null])
    expect(await plan('1 mg')).toEqual(['1 mg', null])
  })

  test('requires a dose', async () => {
    const { change, reminder, member } = await reminded('1 mg')
    expect(await change({ dose: null })).toEqual(['0.25 mg', null])
    for (const dose of ['', '  ']) {
      const response = await request('PATCH', `/api/reminders/${reminder.id}`, {
        cookie: member.cookie,
        body: { dose },
      })
      expect([response.statusCode, response.body.fields.dose]).toEqual([400, 'Dose is required'])
    }
  })
})

describe('what is sent', () => {
  test('has the plan’s dose at that time, and sent ones stay unchanged', async () => {
    const { member, plan } = await reminded('0.25 mg')
    app.clock.set('2026-06-15T12:30:00Z')
    await app.dispatcher.dispatchDue()
    await plan('0.5 mg')
    app.clock.set('2026-06-16T12:30:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inboxOf(member)).toEqual([
      'Take 0.5 mg at 9:00 AM, in 30 minutes',
      'Take 0.25 mg at 9:00 AM, in 30 minutes',
    ])
  })

  test('by mail has the dose at the time of sending, on time or late', async () => {
    const { member, plan, change } = await reminded('0.25 mg')
    await change({ notifications: { email: true } })
    app.mails.length = 0
    app.clock.set('2026-06-15T12:30:00Z')
    await app.dispatcher.dispatchDue()
    await plan('0.5 mg')
    await app.runJobs()
    app.clock.set('2026-06-16T12:30:00Z')
    await app.dispatcher.dispatchDue()
    await plan('1 mg')
    app.clock.set('2026-06-16T15:00:00Z')
    await app.runJobs()
    const texts = app.mails.map(({ text }) => /Take .*/.exec(text)?.[0])
    expect(texts).toEqual(['Take 0.5 mg at 9:00 AM, in 30 minutes.', 'Take 1 mg. It was due at 9:00 AM.'])
    expect(await inboxOf(member)).toEqual([
      'Take 0.5 mg at 9:00 AM, in 30 minutes',
      'Take 0.25 mg at 9:00 AM, in 30 minutes',
    ])
  })
})
