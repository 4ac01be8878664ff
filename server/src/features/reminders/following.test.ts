import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Monday, 8 in the morning in New York, where members live.
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const weekly = { frequency: 'Weekly', days: ['Sunday'] }

/** A user with a daily plan and these reminders. */
async function reminded(...all: Record<string, unknown>[]) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { frequency: 'Daily' })
  const ids: number[] = []
  for (const one of all) ids.push((await aReminder(app, member, entry.id, one)).id)
  const plan = (body: object) =>
    request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body })
  const change = async (body: object, id = ids[0]) => {
    const response = await request('PATCH', `/api/reminders/${id}`, { cookie: member.cookie, body })
    return response.body.planSays
  }
  return { member, entry, ids, plan, change, asked: () => askedBy(member) }
}

/** The reminders' follow questions, in order of creation. */
const askedBy = async ({ cookie }: Member) =>
  (await request('GET', '/api/reminders', { cookie })).body
    .map(({ planSays }: { planSays: string | null }) => planSays)
    .reverse()

describe('a reminder asks whether to follow', () => {
  test('when it no longer fits the plan’s new frequency', async () => {
    const { plan, asked } = await reminded({})
    expect(await asked()).toEqual([null])
    await plan({ frequency: 'Weekly' })
    expect(await asked()).toEqual(['Weekly'])
    await plan({ frequency: 'every 2 weeks' })
    expect(await asked()).toEqual(['every 2 weeks'])
    await plan({ frequency: 'once a day' })
    expect(await asked()).toEqual([null])
  })

  test('not when only the wording or something else changed', async () => {
    const { plan, asked } = await reminded(weekly)
    await plan({ frequency: 'every day', currentDose: '1 mg' })
    expect(await asked()).toEqual([null])
  })

  test('not when the plan has no number', async () => {
    const { plan, asked } = await reminded({})
    await plan({ frequency: 'As needed' })
    expect(await asked()).toEqual([null])
  })

  test('not while it or its plan entry is paused', async () => {
    const { plan, change, asked } = await reminded({})
    await plan({ frequency: 'Weekly', status: 'paused' })
    expect(await asked()).toEqual([null])
    await plan({ status: 'active' })
    expect(await asked()).toEqual(['Weekly'])
    expect(await change({ isActive: false })).toBeNull()
    expect(await change({ isActive: true })).toBe('Weekly')
  })

  test("unless the entry's active reminders fit together", async () => {
    const { plan, change, asked } = await reminded({}, { time: '20:00' })
    await plan({ frequency: 'Twice daily' })
    expect(await asked()).toEqual([null, null])
    await plan({ frequency: 'Daily' })
    expect(await asked()).toEqual(['Daily', 'Daily'])
    await change({ isActive: false })
    expect(await asked()).toEqual([null, null])
  })
})

describe('the answer', () => {
  test('following changes its times, even to other than the plan’s', async () => {
    const { plan, change } = await reminded({})
    await plan({ frequency: 'Weekly' })
    expect(await change({ title: 'Shot', frequency: 'Daily' })).toBe('Weekly')
    expect(await change({ frequency: 'Custom', days: ['Monday', 'Friday'] })).toBeNull()
    await plan({ frequency: 'Daily' })
    expect(await change({})).toBe('Daily')
    expect(await change({ frequency: 'Every other day' })).toBeNull()
  })

  test('keeping it holds until the plan changes again, even back', async () => {
    const { plan, change, asked } = await reminded({})
    await plan({ frequency: 'Weekly' })
    expect(await change({ keepsDespite: 'Weekly' })).toBeNull()
    await plan({ frequency: 'once a week', currentDose: '1 mg' })
    expect(await asked()).toEqual([null])
    await plan({ frequency: 'Every other day' })
    expect(await asked()).toEqual(['Every other day'])
    await plan({ frequency: 'Weekly' })
    expect(await asked()).toEqual(['Weekly'])
  })

  test('an outdated answer has no effect', async () => {
    const { plan, change } = await reminded({})
    await plan({ frequency: 'Weekly' })
    await plan({ frequency: 'Every 2 weeks' })
    expect(await change({ keepsDespite: 'Weekly' })).toBe('Every 2 weeks')
  })

  test('applies to one reminder', async () => {
    const { plan, change, ids, asked } = await reminded({}, { time: '20:00' })
    await plan({ frequency: 'Weekly' })
    await change({ keepsDespite: 'Weekly' }, ids[1])
    expect(await asked()).toEqual(['Weekly', null])
  })
})
