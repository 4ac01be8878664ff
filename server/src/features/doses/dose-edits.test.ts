import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, type Member } from '../../testing/factories.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request } = app

const NOW = '2026-06-15T12:00:00Z'
beforeEach(() => app.clock.set(NOW))

const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/dosage-logs/${id}`, { cookie, body })
const remove = ({ cookie }: Member, id: number) => request('DELETE', `/api/dosage-logs/${id}`, { cookie })
const read = async ({ cookie }: Member, path: string) => (await request('GET', path, { cookie })).body
const dosesOf = (member: Member) => read(member, '/api/dosage-logs')
const versionsOf = (member: Member, id: number) => read(member, `/api/dosage-logs/${id}/versions`)

async function withDose(overrides: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { startDate: '2026-06-10' })
  return { member, entry, dose: await aDose(app, member, entry.id, overrides) }
}

describe('an edited dose', () => {
  test('is marked, keeps omitted fields, and shows its earlier version', async () => {
    const { member, dose } = await withDose({ volume: 0.1, injectionSite: 'Left thigh', notes: 'in a hurry' })
    app.clock.set('2026-06-16T12:00:00Z')
    const first = await patch(member, dose.id, { dose: '500 mcg', volume: null, notes: '' })
    const edited = {
      dose: '500 mcg',
      amount: 500,
      volume: null,
      notes: null,
      editedAt: '2026-06-16T12:00:00.000Z',
    }
    expect([first.statusCode, first.body]).toEqual([
      200,
      { ...dose, ...edited, warnings: [], vial: null, draws: [] },
    ])
    expect(await dosesOf(member)).toEqual([{ ...dose, ...edited }])
    app.clock.set('2026-06-17T12:00:00Z')
    await patch(member, dose.id, { takenAt: '2026-06-15T07:00:00-04:00', feeling: 'Tired' })
    const { injectionSite, additionalSites, feeling, takenAt } = dose
    const shown = { injectionSite, additionalSites, feeling, takenAt }
    expect(await versionsOf(member, dose.id)).toEqual([
      { ...shown, dose: '500 mcg', volume: null, notes: null, replacedAt: '2026-06-17T12:00:00.000Z' },
      { ...shown, dose: '250 mcg', volume: 0.1, notes: 'in a hurry', replacedAt: edited.editedAt },
    ])
    expect(await dosesOf(member)).toMatchObject([{ takenAt: '2026-06-15T11:00:00.000Z', feeling: 'Tired' }])
  })

  test('is not marked when only open questions were answered', async () => {
    const { member, dose } = await withDose({ injectionSite: null, feeling: null })
    const answers = [{ injectionSite: 'Left thigh' }, { feeling: 'Good' }, { feeling: 'Tired' }]
    for (const said of answers)
      expect((await patch(member, dose.id, said)).body).toMatchObject({ ...said, editedAt: null })
    app.clock.advance(2 * 60 * 60 * 1000)
    expect((await patch(member, dose.id, { feeling: 'Good' })).body.editedAt).not.toBeNull()
  })

  test('is not marked when they were answered a day later', async () => {
    const { member, dose } = await withDose({ feeling: null })
    app.clock.set('2026-06-16T12:00:00Z')
    const answered = await patch(member, dose.id, { feeling: 'Good' })
    expect(answered.body).toMatchObject({ feeling: 'Good', editedAt: null })
    const corrected = await patch(member, dose.id, { injectionSite: 'Left hip', dose: '1 mg' })
    expect(corrected.body.editedAt).not.toBeNull()
  })

  test('is unchanged by a retry or equal values', async () => {
    const { member, dose } = await withDose()
    const { takenAt } = dose
    const same = { ...dose, warnings: [], vial: null, draws: [] }
    expect((await patch(member, dose.id, {})).body).toEqual(same)
    expect((await patch(member, dose.id, { dose: '250 mcg', takenAt })).body).toEqual(same)
    const { body: first } = await patch(member, dose.id, { dose: '500 mcg' })
    app.clock.advance(60_000)
    expect((await patch(member, dose.id, { dose: '500 mcg' })).body).toEqual(first)
    expect(await versionsOf(member, dose.id)).toHaveLength(1)
  })

  test('returns warnings like a new one', async () => {
    const { member, dose } = await withDose()
    const { body } = await patch(member, dose.id, { dose: '250 mg' })
    expect(body.warnings).toMatchObject([{ code: 'FACTOR_1000' }])
    expect((await patch(member, dose.id, { dose: '0.25' })).body).toMatchObject({
      amount: null,
      unit: null,
      warnings: [{ code: 'NO_UNIT' }],
    })
  })

  test('may have lost its plan entry', async () => {
    const { member, entry, dose } = await withDose()
    await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
    const { body } = await patch(member, dose.id, { takenAt: '2026-06-14T12:00:00Z' })
    expect(body).toMatchObject({
      userPeptideId: null,
      peptideName: 'BPC-157',
      takenAt: '2026-06-14T12:00:00.000Z',
    })
    expect((await remove(member, dose.id)).statusCode).toBe(200)
  })

  test('keeps the day of the place where it was taken unless its time changes', async () => {
    // In the evening of the 14th in New York.
    const { member, dose } = await withDose({ takenAt: '2026-06-15T02:00:00Z' })
    const days = () => read(member, '/api/dosage-logs/days?from=2026-06-01&to=2026-06-20')
    const { cookie } = member
    await request('PATCH', '/api/auth/user', { cookie, body: { timeZone: 'Pacific/Auckland' } })
    await patch(member, dose.id, { notes: 'on the road' })
    expect(await days()).toMatchObject([{ day: '2026-06-14', doses: 1 }])
    await patch(member, dose.id, { takenAt: '2026-06-15T02:05:00Z' })
    expect(await days()).toMatchObject([{ day: '2026-06-15', doses: 1 }])
  })
})

describe('updates everything counted from it', () => {
  const stats = (member: Member) => read(member, '/api/analytics/stats')

  test('a changed day', async () => {
    const { member, entry } = await withDose({ takenAt: '2026-06-10T12:00:00Z' })
    for (const day of ['11', '12', '12', '13', '14'])
      await aDose(app, member, entry.id, { takenAt: `2026-06-${day}T12:00:00Z` })
    const wrong = await aDose(app, member, entry.id, { takenAt: '2026-06-09T12:00:00Z' })
    const before = await stats(member)
    expect(before).toMatchObject({ adherenceRate: 100, daysTracked: 6, totalDoses: 7 })
    // Today, not on the day before the plan began.
    await patch(member, wrong.id, { takenAt: NOW })
    expect(await stats(member)).toMatchObject({ daysTracked: 6, totalDoses: 7 })
    expect(await read(member, '/api/dosage-logs/days?from=2026-06-01&to=2026-06-20')).toMatchObject(
      ['10', '11', '12', '13', '14', '15'].map((day) => ({
        day: `2026-06-${day}`,
        doses: day === '12' ? 2 : 1,
      })),
    )
    expect((await dosesOf(member))[0].id).toBe(wrong.id)
  })

  test('a moved or removed dose leaves its day', async () => {
    const { member, entry, dose } = await withDose({ takenAt: '2026-06-10T12:00:00Z' })
    const others = []
    for (const day of ['11', '12', '13', '14'])
      others.push(await aDose(app, member, entry.id, { takenAt: `2026-06-${day}T12:00:00Z` }))
    expect(await stats(member)).toMatchObject({ adherenceRate: 100, daysTracked: 5, totalDoses: 5 })
    await patch(member, dose.id, { takenAt: '2026-06-12T13:00:00Z' })
    expect(await stats(member)).toMatchObject({ adherenceRate: 80, daysTracked: 4, totalDoses: 5 })
    await remove(member, others[3].id)
    expect(await stats(member)).toMatchObject({ adherenceRate: 60, daysTracked: 3, totalDoses: 4 })
    expect((await dosesOf(member))[0].takenAt).toBe('2026-06-13T12:00:00.000Z')
  })

  test('the export has both versions', async () => {
    const { member, dose } = await withDose()
    await patch(member, dose.id, { dose: '500 mcg' })
    await remove(member, dose.id)
    const { rawPayload } = await downloadExport(app, member)
    const data = JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
    expect(data.doses).toEqual([])
    expect(data.earlierVersions).toMatchObject([
      { tableName: 'dosage_logs', rowId: dose.id, row: { dose: '250 mcg' }, wasRemoved: false },
      { tableName: 'dosage_logs', rowId: dose.id, row: { dose: '500 mcg' }, wasRemoved: true },
    ])
    expect(JSON.stringify(data)).not.toContain(`"userId":"${member.id}"`)
  })
})

test.each([
  [{ dose: ' ' }, 'INVALID_INPUT'],
  [{ volume: 0 }, 'INVALID_INPUT'],
  [{ takenAt: 'yesterday' }, 'INVALID_INPUT'],
  [{ takenAt: '1999-01-01T12:00:00Z' }, 'INVALID_INPUT'],
  [{ takenAt: '2026-06-15T12:06:00Z' }, 'TAKEN_IN_FUTURE'],
])('refuses %j like logging does', async (wrong, code) => {
  const { member, dose } = await withDose()
  const response = await patch(member, dose.id, wrong)
  expect([response.statusCode, response.body.code]).toEqual([400, code])
  expect(await dosesOf(member)).toEqual([dose])
})

test("doesn't find other people's or deleted doses", async () => {
  const { member, dose } = await withDose()
  const stranger = await aMember(app)
  expect((await patch(stranger, dose.id, { dose: '1 mg' })).body.code).toBe('DOSE_NOT_FOUND')
  expect((await versionsOf(stranger, dose.id)).code).toBe('DOSE_NOT_FOUND')
  expect(await dosesOf(member)).toEqual([dose])
  await remove(member, dose.id)
  expect((await patch(member, dose.id, { dose: '1 mg' })).statusCode).toBe(404)
  expect((await versionsOf(member, dose.id)).code).toBe('DOSE_NOT_FOUND')
})

test('concurrent changing, removing and losing the plan entry never fails', async () => {
  for (let round = 0; round < 8; round++) {
    const { member, entry, dose } = await withDose()
    const { cookie } = member
    const answers = await Promise.all([
      patch(member, dose.id, { takenAt: '2026-06-14T12:00:00Z' }),
      request('DELETE', `/api/user-peptides/${entry.id}`, { cookie }),
      remove(member, dose.id),
      patch(member, dose.id, { dose: '2 mg' }),
    ])
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode)
    expect(await dosesOf(member)).toEqual([])
  }
})
