import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  aDose,
  aFoodLog,
  aLabResult,
  aMeasurement,
  aMember,
  aPersonalEntry,
  aPlanEntry,
  aReminder,
  aSideEffect,
  aSupplementLog,
  aVial,
  aWaterLog,
  aWeightLog,
  type Member,
} from '../../testing/factories.ts'
import { comparable, exportOf, importOwn } from '../../testing/own-exports.ts'
import { aPdf, pdfUrl } from '../../testing/pdf.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { aStack } from '../../testing/stacks.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app

const NOW = '2026-11-26T12:00:00Z'

beforeEach(() => app.clock.set(NOW))

const edit = (member: Member, path: string, body: object) =>
  request('PATCH', path, { cookie: member.cookie, body })

/** A user with everything an import restores. */
async function aBusyMember(): Promise<Member> {
  app.clock.set('2026-11-01T12:00:00Z')
  const member = await aMember(app)
  const { cookie } = member
  const entry = await aPlanEntry(app, member, {
    notes: 'first line\nsecond "line" 💉',
    endDate: '2027-01-01',
  })
  const own = await aPersonalEntry(app, member)
  const components = [{ name: 'BPC-157', amount: 5, unit: 'mg' }]
  const syringe = { scale: 'U-100', capacityMl: 0.5 }
  const vial = await aVial(app, member, entry.id, { mixedOn: '2026-11-01', deadSpaceMl: 0.01, cost: 38 })
  await edit(member, `/api/vials/${vial.id}`, { lot: 'S2611', components, syringe })
  await aReminder(app, member, entry.id, { notifications: { push: true, email: true } })
  const steps = [{ dose: '1 mg', weeks: 4 }, { dose: '2 mg', doses: 3 }, { dose: '3 mg' }]
  await request('PUT', `/api/user-peptides/${own.id}/steps`, { cookie, body: { steps } })
  const stay = { decision: 'stay', weeks: 2, reason: 'supply' }
  await request('POST', `/api/user-peptides/${own.id}/steps/decision`, { cookie, body: stay })
  const paused = await aReminder(app, member, own.id, {
    ...{ frequency: 'On and off', daysOn: 5, daysOff: 2, days: undefined, repeatEvery: 15, isActive: false },
  })
  app.clock.set('2026-11-10T12:00:30Z')
  const split = { injectionSite: 'Left thigh', additionalSites: ['Right thigh'], volume: 0.25 }
  const dose = await aDose(app, member, entry.id, {
    ...split,
    notes: 'sore, "double"',
    clientId: randomUUID(),
  })
  await edit(member, `/api/dosage-logs/${dose.id}`, { dose: '500 mcg', notes: 'less sore' })
  await aDose(app, member, own.id, { dose: 'a little', feeling: null })
  await edit(member, `/api/reminders/${paused.id}`, { title: 'Own' })
  const calf = { site: randomUUID(), name: 'Left calf', region: null, neverSuggest: false }
  await request('PUT', '/api/injection-sites', { cookie, body: { sites: [calf] } })
  await request('PUT', '/api/injection-sites/Left thigh/sore', { cookie })
  const weighIn = await aWeightLog(app, member, { weight: 81.25, unit: 'kg', photoUrl: await aPhotoUrl() })
  await edit(member, `/api/weight-logs/${weighIn.id}`, { notes: 'after breakfast' })
  const food = await aFoodLog(app, member, { servings: 0.25, protein: 1.3, brand: 'Chiquita' })
  await edit(member, `/api/food-logs/${food.id}`, { calories: 110 })
  const effect = await aSideEffect(app, member, {
    userPeptideId: entry.id,
    note: 'after lunch',
    photo: await aPhotoUrl(),
  })
  await edit(member, `/api/side-effects/${effect.id}`, { severity: 1, endedAt: '2026-11-10T12:00:00Z' })
  const waist = await aMeasurement(app, member)
  await edit(member, `/api/measurements/${waist.id}`, { note: 'standing' })
  const lab = await aLabResult(app, member, { comparator: '<', rangeLow: 20, rangeHigh: 38, fasting: true })
  await edit(member, `/api/lab-results/${lab.id}`, { lab: 'Quest' })
  const report = { file: pdfUrl(aPdf(2)) }
  await request('PUT', `/api/lab-results/${lab.id}/report`, { cookie, body: report })
  await request('PUT', '/api/lab-analytes/4548-4/unit', { cookie, body: { unit: 'mmol/mol' } })
  const everyMonth = { subject: 'waist', everyDays: 30 }
  await request('PUT', '/api/measuring-reminders', { cookie, body: everyMonth })
  await aWaterLog(app, member, { amount: 8, unit: 'fl oz' })
  await aSupplementLog(app, member)
  await aStack(app, member)
  app.clock.set(NOW)
  return member
}

test('an export restores every field into an empty account, and a second import adds nothing', async () => {
  const exported = await exportOf(app, await aBusyMember())
  const fresh = await aMember(app)
  const first = await importOwn(app, fresh, exported)
  expect(first.leftOut).toEqual([])
  const restored = await exportOf(app, fresh)
  const before = comparable(exported.data)
  expect(comparable(restored.data)).toEqual(before)
  for (const [section, rows] of Object.entries(before))
    if (section !== 'skippedDoses') expect([section, rows]).not.toEqual([section, []])
  const second = await importOwn(app, fresh, exported)
  expect(second).toMatchObject({ added: 0, known: first.added + first.known, leftOut: [] })
  expect(comparable((await exportOf(app, fresh)).data)).toEqual(before)
})

test('importing into the original account adds nothing, even after changes', async () => {
  const member = await aBusyMember()
  const exported = await exportOf(app, member)
  const [dose] = exported.data.doses ?? []
  await edit(member, `/api/dosage-logs/${dose?.id}`, { dose: '1 mg' })
  const before = comparable((await exportOf(app, member)).data)
  expect(await importOwn(app, member, exported)).toMatchObject({ added: 0, leftOut: [] })
  expect(comparable((await exportOf(app, member)).data)).toEqual(before)
})

test('restores deleted entries once', async () => {
  const member = await aBusyMember()
  const exported = await exportOf(app, member)
  const [food] = exported.data.foods ?? []
  await request('DELETE', `/api/food-logs/${food?.id}`, { cookie: member.cookie })
  expect(await importOwn(app, member, exported)).toMatchObject({ added: 1 })
  expect(await importOwn(app, member, exported)).toMatchObject({ added: 0 })
  expect((await exportOf(app, member)).data.foods).toMatchObject([{ foodName: 'Banana', calories: 110 }])
})

test('exporting the copy and importing it back adds nothing', async () => {
  const [member, other] = [await aBusyMember(), await aMember(app)]
  await importOwn(app, other, await exportOf(app, member))
  const before = comparable((await exportOf(app, member)).data)
  expect(await importOwn(app, member, await exportOf(app, other))).toMatchObject({ added: 0, leftOut: [] })
  expect(comparable((await exportOf(app, member)).data)).toEqual(before)
})

test('restored reminders keep their due times and pauses', async () => {
  const exported = await exportOf(app, await aBusyMember())
  const fresh = await aMember(app)
  await importOwn(app, fresh, exported)
  const { body } = await request('GET', '/api/reminders', { cookie: fresh.cookie })
  expect(body).toMatchObject([
    { title: 'Own', isActive: false, nextAt: null, daysOn: 5, repeatEvery: 15 },
    { isActive: true, notifications: { push: true, email: true }, nextAt: expect.any(String) },
  ])
  const alerts = await db
    .selectFrom('scheduledAlerts')
    .innerJoin('reminders', 'reminders.id', 'scheduledAlerts.reminderId')
    .select('reminders.title')
    .where('reminders.userId', '=', fresh.id)
    .execute()
  expect(alerts).toEqual([{ title: 'BPC-157 Reminder' }])
})

test('restores a photo with its weigh-in', async () => {
  const exported = await exportOf(app, await aBusyMember())
  const fresh = await aMember(app)
  await importOwn(app, fresh, exported)
  const { body } = await request('GET', '/api/progress-photos', { cookie: fresh.cookie })
  expect(body).toMatchObject([{ weight: 81.25, unit: 'kg', takenOn: '2026-11-10' }])
  const { statusCode } = await request('GET', body[0].url, { cookie: fresh.cookie })
  expect(statusCode).toBe(200)
})

test('adds the file’s doses to a peptide already in the plan', async () => {
  const exported = await exportOf(app, await aBusyMember())
  const fresh = await aMember(app)
  const { peptideId } = (exported.data.plan ?? []).find((row) => row.peptideId) ?? {}
  const entry = await aPlanEntry(app, fresh, { peptideId })
  expect(await importOwn(app, fresh, exported)).toMatchObject({ leftOut: [] })
  const { data } = await exportOf(app, fresh)
  expect(data.plan).toHaveLength(2)
  expect(data.doses?.map(({ userPeptideId }) => userPeptideId)).toContain(entry.id)
})

const aWater = (more: object = {}) => ({
  ...{
    id: 1,
    clientId: null,
    createdAt: NOW,
    amount: 250,
    unit: 'mL',
    milliliters: 1,
    logDate: '2026-11-25',
  },
  ...more,
})

async function restoring(member: Member, kind: string, rows: object[], account = 'somebody') {
  const source = { id: randomUUID(), fileName: 'x.zip' }
  const body = { source, account, kind, rows }
  return (await request('POST', '/api/log-imports/rows', { cookie: member.cookie, body })).body
}

test('omits unreadable and future entries individually', async () => {
  const member = await aMember(app)
  const rows = [
    aWater(),
    aWater({ id: 2, amount: 'a glass' }),
    aWater({ id: 3, logDate: '2026-11-29' }),
    aWater({ id: 4, amount: 9000 }),
  ]
  expect(await restoring(member, 'water', rows)).toEqual({
    ...{ added: 1, known: 0 },
    leftOut: [
      { index: 1, why: 'Pepwell can’t read this entry' },
      { index: 2, why: 'This entry is in the future' },
      { index: 3, why: 'Pepwell can’t read this entry' },
    ],
  })
  // The file can't override what Pepwell calculates.
  expect((await exportOf(app, member)).data.waterLogs).toMatchObject([{ milliliters: 250 }])
})

test("a file can't refer to other people’s rows, no matter which account it names", async () => {
  const [victim, member] = [await aBusyMember(), await aMember(app)]
  const { data } = await exportOf(app, victim)
  const [reminder] = data.reminders ?? []
  for (const account of [victim.id, member.id])
    expect(await restoring(member, 'reminders', [reminder as object], account)).toMatchObject({
      added: 0,
      leftOut: [{ why: 'We skipped the entry this belongs to' }],
    })
})

test('restores reminders only up to the personal limit', async () => {
  const member = await aMember(app)
  const { data, ...exported } = await exportOf(app, await aBusyMember())
  await importOwn(app, member, exported)
  const account = JSON.parse(exported.text).profile.id
  const [reminder] = data.reminders ?? []
  const many = Array.from({ length: 100 }, (_, id) => ({
    ...reminder,
    id: 1_000_000 + id,
    clientId: null,
    title: `No. ${id}`,
  }))
  expect(await restoring(member, 'reminders', many, account)).toMatchObject({ added: 100 })
  const more = many.map((one) => ({ ...one, id: one.id + 100, title: `${one.title} b` }))
  const { added, leftOut } = await restoring(member, 'reminders', more, account)
  expect([added, leftOut.length]).toEqual([98, 2])
  expect(leftOut[0].why).toBe('You’ve reached the limit for these')
})

test('restores doses only up to the daily limit', async () => {
  const member = await aMember(app)
  const { data, ...exported } = await exportOf(app, await aBusyMember())
  await importOwn(app, member, exported)
  const account = JSON.parse(exported.text).profile.id
  const [dose] = data.doses ?? []
  const many = Array.from({ length: 60 }, (_, id) => ({
    ...dose,
    id: 1_000_000 + id,
    clientId: null,
    versions: [],
  }))
  const { added, leftOut } = await restoring(member, 'doses', many, account)
  expect(added + leftOut.length).toBe(60)
  expect(added).toBeGreaterThanOrEqual(48)
  expect(added).toBeLessThanOrEqual(50)
  expect(leftOut[0].why).toBe('This day has 50 doses already')
})
