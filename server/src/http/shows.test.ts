import { checkUsername, updateProfile } from '@pepwell/contract/accounts/profile'
import type { Call } from '@pepwell/contract/call'
import { removePersonalPeptide, updatePersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { logDose } from '@pepwell/contract/doses/doses'
import { removeFromPlan, updatePlanEntry } from '@pepwell/contract/plan/plan'
import { removeReminder, updateReminder } from '@pepwell/contract/reminders/reminders'
import { removePhoto } from '@pepwell/contract/weight/progress-photos'
import { removeWeightLog } from '@pepwell/contract/weight/weight'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPersonalEntry,
  aPlanEntry,
  aReminder,
  aSupplementLog,
  aWeightLog,
  type Member,
} from '../testing/factories.ts'
import { aPhotoUrl } from '../testing/photos.ts'
import { type Input, type SampledCall, sampledCalls } from '../testing/samples.ts'
import { sendCall } from '../testing/send-call.ts'
import { testApp } from '../testing/test-app.ts'

const served = await testApp()
const { clock, dispatcher, request, runJobs } = served
// Checking names is rate limited, so its reply changes by itself after enough reads.
const calls = (await sampledCalls()).filter(({ call }) => call.access !== 'admin' && call !== checkUsername)

/** Every JSON read with a fixed input. */
const reads: { name: string; call: Call; input: Input }[] = []

beforeAll(async () => {
  const somebody = await aMember(served)
  for (const { name, call, sample } of calls)
    if (call.method === 'GET' && !call.sends)
      reads.push({ name, call, input: (await sample?.make(served, somebody)) ?? {} })
})

const send = (call: Call, { cookie }: Member, input: Input) => sendCall(served, call, input, cookie)

const answersTo = (member: Member): Promise<string[]> =>
  Promise.all(reads.map(async ({ call, input }) => (await send(call, member, input)).payload))

const meets = ({ invalidatesTags: changes }: Call, { providesTags: shows }: Call): boolean =>
  shows?.some((subject) => changes?.includes(subject)) === true

/** Which responses a write changed, and which of them no tag refetches. */
async function changedBy(call: Call, member: Member, input: Input) {
  const before = await answersTo(member)
  await send(call, member, input)
  await runJobs()
  const after = await answersTo(member)
  const changed = reads.filter((_, index) => before[index] !== after[index])
  const stale = changed.filter((read) => !meets(call, read.call))
  return { changed: changed.map(({ name }) => name), stale: stale.map(({ name }) => name) }
}

/** The first folder of the contract file that declares a call: 'doses'. */
const areaOf = ({ file }: SampledCall): string => file.split('/')[0] ?? file

describe('nothing that a write changes stays stale', () => {
  const writes = calls.filter(({ call }) => call.method !== 'GET' && call.access === 'member')

  // Each area has its own member: all rows of one would make every later read slow.
  describe.each([...Map.groupBy(writes, areaOf)])('%s', (_area, ofArea) => {
    let member: Member

    beforeAll(async () => {
      member = await aMember(served)
    })

    test.each(ofArea.map((one) => [one.name, one] as const))('%s', async (_, { call, sample }) => {
      const input = (await sample?.make(served, member)) ?? {}
      expect((await changedBy(call, member, input)).stale).toEqual([])
    })
  })
})

/** A member with a plan entry of their own peptide and a snoozed reminder. */
async function aReminded() {
  clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(served)
  const entry = await aPersonalEntry(served, member)
  const reminder = await aReminder(served, member, entry.id, { time: '09:00' })
  // Half an hour before nine in New York.
  clock.set('2026-06-15T12:30:00Z')
  await dispatcher.dispatchDue()
  const { cookie } = member
  const body = { occursOn: '2026-06-15' }
  await request('POST', `/api/reminders/${reminder.id}/snooze`, { cookie, body })
  return { member, entry, peptide: entry.personalPeptide, reminder }
}

const dose = { dose: '1 mg', takenAt: '2026-06-15T12:30:00Z' }

describe('nor anything related', () => {
  const ofReminder = ['GET /api/notifications', 'GET /api/reminders']
  const ofPlan = ['GET /api/user-peptides', ...ofReminder]
  type Reminded = Awaited<ReturnType<typeof aReminded>>
  const id = ({ id }: { id: number }) => ({ params: { id } })

  const rows: [what: string, call: Call, input: (all: Reminded) => Input, seen: string[]][] = [
    [
      'a paused entry',
      updatePlanEntry,
      ({ entry }) => ({ ...id(entry), body: { status: 'paused' } }),
      ofPlan,
    ],
    ['a removed entry', removeFromPlan, ({ entry }) => id(entry), ofPlan],
    [
      'a renamed peptide',
      updatePersonalPeptide,
      ({ peptide }) => ({ ...id(peptide), body: { name: 'My mix' } }),
      ['GET /api/user-peptides', 'GET /api/reminders'],
    ],
    ['a removed peptide', removePersonalPeptide, ({ peptide }) => id(peptide), ofPlan],
    [
      'a dose taken',
      logDose,
      ({ entry }) => ({ body: { ...dose, userPeptideId: entry.id } }),
      ['GET /api/analytics/stats', ...ofReminder],
    ],
    [
      'a paused reminder',
      updateReminder,
      ({ reminder }) => ({ ...id(reminder), body: { isActive: false } }),
      ofReminder,
    ],
    ['a removed reminder', removeReminder, ({ reminder }) => id(reminder), ofReminder],
  ]

  test.each(rows)('%s', async (_name, call, inputFor, seen) => {
    const all = await aReminded()
    const { changed, stale } = await changedBy(call, all.member, inputFor(all))
    expect(changed).toEqual(expect.arrayContaining(seen))
    expect(stale).toEqual([])
  })

  test('another day after a time-zone change', async () => {
    // Late in the evening of the 14th in New York: a week ago was the 8th.
    clock.set('2026-06-15T03:00:00Z')
    const member = await aMember(served)
    const { id: userPeptideId } = await aPlanEntry(served, member, { startDate: '2026-06-01' })
    await aDose(served, member, userPeptideId, { takenAt: '2026-06-08T16:00:00Z' })
    await aSupplementLog(served, member)
    const moved = { body: { timeZone: 'Europe/Berlin' } }
    const { changed, stale } = await changedBy(updateProfile, member, moved)
    expect(changed).toEqual(expect.arrayContaining(['GET /api/analytics/stats', 'GET /api/supplement-logs']))
    expect(stale).toEqual([])
  })

  test('a weigh-in and its photo, each without the other', async () => {
    const member = await aMember(served)
    const photoUrl = await aPhotoUrl()
    const weighIn = () => aWeightLog(served, member, { photoUrl })
    const photosOf = async () =>
      (await request('GET', '/api/progress-photos', { cookie: member.cookie })).body
    const first = await weighIn()
    const photoGone = await changedBy(removePhoto, member, id((await photosOf())[0]))
    expect(photoGone.changed).toContain('GET /api/weight-logs')
    const weighInGone = await changedBy(removeWeightLog, member, id(await weighIn()))
    expect(weighInGone.changed).toContain('GET /api/progress-photos')
    await changedBy(removeWeightLog, member, id(first))
    expect([photoGone.stale, weighInGone.stale]).toEqual([[], []])
  })
})
