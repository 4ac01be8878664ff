import { injectionSites, type SiteName } from '@pepwell/domain/doses/injection-sites'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const sites = async ({ cookie }: Member) => (await request('GET', '/api/injection-sites', { cookie })).body

const siteOf = async (member: Member, name: SiteName) =>
  (await sites(member)).find(({ site }: { site: string }) => site === name)

const sore = (method: 'PUT' | 'DELETE', { cookie }: Member, site: string) =>
  request(method, `/api/injection-sites/${encodeURIComponent(site)}/sore`, { cookie })

test('lists every site as unused and healthy for a new member', async () => {
  const member = await aMember(app)
  expect(await sites(member)).toEqual(
    injectionSites.map(({ name, region }) => ({
      ...{ site: name, name, region, turn: null, neverSuggest: false },
      ...{ lastUsedAt: null, lastUsedOn: null, soreSince: null },
    })),
  )
})

test('a site shows its last shot of anything on the local day, and only your own', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const entry = await aPlanEntry(app, member)
  const second = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'KPV') })
  const left = { injectionSite: 'Left thigh' }
  await aDose(app, member, entry.id, { ...left, takenAt: '2026-06-01T12:00:00Z' })
  await aDose(app, member, second.id, { ...left, takenAt: '2026-06-10T03:00:00Z' })
  await aDose(app, member, entry.id, { ...left, takenAt: '2026-06-05T12:00:00Z' })
  await aDose(app, other, (await aPlanEntry(app, other)).id, { injectionSite: 'Right thigh' })
  expect(await siteOf(member, 'Left thigh')).toMatchObject({
    lastUsedAt: '2026-06-10T03:00:00.000Z',
    lastUsedOn: '2026-06-09',
  })
  expect(await siteOf(member, 'Right thigh')).toMatchObject({ lastUsedAt: null, lastUsedOn: null })
})

test('a typed site counts by its name', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  await aDose(app, member, entry.id, { injectionSite: 'left THIGH', takenAt: '2026-06-10T12:00:00Z' })
  await aDose(app, member, entry.id, { injectionSite: 'Left calf' })
  expect(await siteOf(member, 'Left thigh')).toMatchObject({ lastUsedOn: '2026-06-10' })
})

test('a split dose is one dose, and each of its sites was used', async () => {
  const member = await aMember(app)
  const { id: userPeptideId } = await aPlanEntry(app, member, { currentDose: '2.5 mg', frequency: 'Weekly' })
  const takenAt = '2026-06-10T12:00:00.000Z'
  const split = { injectionSite: 'Left thigh', additionalSites: ['right THIGH', 'Left hip', 'Right hip'] }
  const body = { userPeptideId, dose: '2.5 mg', takenAt, ...split }
  const log = (changes: object) =>
    request('POST', '/api/dosage-logs', { cookie: member.cookie, body: { ...body, ...changes } })
  const { body: dose } = await log({})
  expect(dose).toMatchObject({ ...split, warnings: [] })
  for (const name of ['Left thigh', 'Right thigh', 'Left hip', 'Right hip'] as const)
    expect(await siteOf(member, name)).toMatchObject({ lastUsedAt: takenAt })
  expect((await request('GET', '/api/analytics/stats', { cookie: member.cookie })).body).toMatchObject({
    totalDoses: 1,
  })
  const refused = await log({ additionalSites: ['LEFT thigh'] })
  expect([refused.statusCode, refused.body.code]).toEqual([400, 'SITES_NOT_DISTINCT'])
  const others = await log({ injectionSite: undefined, additionalSites: ['Left hip'] })
  expect([others.statusCode, others.body.code]).toEqual([400, 'FIRST_SITE_MISSING'])
  expect((await log({ additionalSites: ['a', 'b', 'c', 'd'] })).statusCode).toBe(400)
  const patch = (changes: object) =>
    request('PATCH', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie, body: changes })
  expect((await patch({ notes: 'x' })).body).toMatchObject(split)
  expect((await patch({ additionalSites: ['Left hip'] })).body.additionalSites).toEqual(['Left hip'])
  expect((await patch({ injectionSite: null, additionalSites: ['Left hip'] })).statusCode).toBe(400)
  const cleared = async (changes: object) => {
    const { injectionSite, additionalSites } = (await patch(changes)).body
    return [injectionSite, additionalSites]
  }
  expect(await cleared({ injectionSite: null })).toEqual(['Left hip', []])
  expect(await siteOf(member, 'Left thigh')).toMatchObject({ lastUsedAt: null })
  expect(await cleared({ injectionSite: null })).toEqual([null, []])
  expect(await siteOf(member, 'Left hip')).toMatchObject({ lastUsedAt: null })
  const { body: versions } = await request('GET', `/api/dosage-logs/${dose.id}/versions`, {
    cookie: member.cookie,
  })
  expect(versions.at(-1)).toMatchObject(split)
})

test('spacing, days, adherence and reminders count a split dose once', async () => {
  const member = await aMember(app)
  app.clock.set('2026-06-16T12:00:00Z')
  const entry = await aPlanEntry(app, member, { startDate: '2026-06-15' })
  const reminder = await aReminder(app, member, entry.id, { time: '09:00' })
  app.clock.set('2026-06-16T16:00:00Z')
  const send = (method: 'GET' | 'POST', path: string, body?: object) =>
    request(method, path, { cookie: member.cookie, body })
  const split = { injectionSite: 'Left thigh', additionalSites: ['Right thigh'] }
  const log = (takenAt: string) =>
    send('POST', '/api/dosage-logs', { userPeptideId: entry.id, dose: '250 mcg', takenAt, ...split })
  expect((await log('2026-06-15T13:00:00Z')).body.warnings).toEqual([])
  expect((await log('2026-06-16T13:00:00Z')).body.warnings).toEqual([])
  expect((await send('GET', '/api/dosage-logs/days?from=2026-06-15&to=2026-06-16')).body).toMatchObject([
    { day: '2026-06-15', doses: 1 },
    { day: '2026-06-16', doses: 1 },
  ])
  expect((await send('GET', '/api/analytics/stats')).body).toMatchObject({
    ...{ adherenceRate: 100, totalDoses: 2, missedLately: [] },
  })
  const resolved = await app.db
    .selectFrom('reminderOutcomes')
    .select(['occursOn', 'outcome'])
    .where('reminderId', '=', reminder.id)
    .execute()
  expect(resolved).toEqual([{ occursOn: '2026-06-16', outcome: 'taken' }])
  expect((await log('2026-06-16T14:00:00Z')).body.warnings).toMatchObject([{ code: 'TOO_SOON' }])
})

test('a dose whose first site an older release changed is still shown and editable', async () => {
  const member = await aMember(app)
  const { id: entryId } = await aPlanEntry(app, member)
  const { id } = await aDose(app, member, entryId, {
    injectionSite: 'Left thigh',
    additionalSites: ['Right thigh'],
  })
  await app.db.updateTable('dosageLogs').set({ injectionSite: null }).where('id', '=', id).execute()
  const edit = await request('PATCH', `/api/dosage-logs/${id}`, {
    cookie: member.cookie,
    body: { notes: 'x' },
  })
  expect([edit.statusCode, edit.body.additionalSites]).toEqual([200, ['Right thigh']])
})

test('a sore site is sore from the local day on, until unmarked', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  app.clock.set('2026-06-16T02:00:00Z')
  expect((await sore('PUT', member, 'Abdomen, upper right')).statusCode).toBe(200)
  expect(await siteOf(member, 'Abdomen, upper right')).toMatchObject({ soreSince: '2026-06-15' })
  expect(await siteOf(other, 'Abdomen, upper right')).toMatchObject({ soreSince: null })
  app.clock.set('2026-06-20T12:00:00Z')
  await sore('PUT', member, 'Abdomen, upper right')
  expect(await siteOf(member, 'Abdomen, upper right')).toMatchObject({ soreSince: '2026-06-20' })
  for (let times = 0; times < 2; times += 1)
    expect((await sore('DELETE', member, 'Abdomen, upper right')).statusCode).toBe(200)
  expect(await siteOf(member, 'Abdomen, upper right')).toMatchObject({ soreSince: null })
})

test('refuses unknown sites', async () => {
  const response = await sore('PUT', await aMember(app), 'Left ear')
  expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('an index finds each site’s last use, however long the history', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, injection_site, taken_at, taken_on)
    SELECT ${member.id}, ${entry.id}, 'BPC-157', '1 mg', (ARRAY['Left thigh', 'Right thigh', NULL])[n % 3 + 1],
      '2020-01-01'::timestamptz + n * interval '1 hour', '2020-01-01'::date + n / 24
    FROM generate_series(1, 20000) AS n`.execute(app.db)
  await sql`ANALYZE dosage_logs`.execute(app.db)
  const { rows } = await sql<{ plan: string }>`
    EXPLAIN SELECT taken_at, taken_on FROM dosage_logs
    WHERE user_id = ${member.id} AND injection_site IS NOT NULL AND lower(injection_site) = lower('Left hip')
    ORDER BY taken_at DESC LIMIT 1`.execute(app.db)
  expect(JSON.stringify(rows)).toContain('dosage_logs_by_site')
})
