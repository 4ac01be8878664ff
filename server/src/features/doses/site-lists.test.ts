import { randomUUID } from 'node:crypto'
import { type SiteName, type SiteUse, siteNames } from '@pepwell/domain/doses/injection-sites'
import { type EditedSite, MAX_CUSTOM_SITES, standardList } from '@pepwell/domain/doses/site-lists'
import { suggestedSite } from '@pepwell/domain/doses/site-rotation'
import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, type Member } from '../../testing/factories.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request } = app

const PATH = '/api/injection-sites'
const usual = (site: SiteName, changes: Partial<EditedSite> = {}) => ({
  ...standardList.find((one) => one.site === site),
  ...changes,
})
const own = (name: string, changes: Partial<EditedSite> = {}) => ({
  ...{ site: randomUUID(), name, region: null, neverSuggest: false },
  ...changes,
})

const sitesOf = async ({ cookie }: Member): Promise<SiteUse[]> =>
  (await request('GET', PATH, { cookie })).body
const save = ({ cookie }: Member, sites: readonly object[]) =>
  request('PUT', PATH, { cookie, body: { sites } })
const named = async (member: Member, name: string) =>
  (await sitesOf(member)).find((site) => site.name === name)

const CIRCLE = ['Right thigh', 'Abdomen, upper right', 'Abdomen, upper left', 'Left thigh'] as const

test('suggests sites in the personal order, never excluded ones', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const entry = await aPlanEntry(app, member)
  const others = siteNames.filter((site) => !CIRCLE.some((one) => one === site))
  const list = [
    ...CIRCLE.map((site) => usual(site)),
    ...others.map((site) => usual(site, { neverSuggest: true })),
  ]
  expect((await save(member, list)).statusCode).toBe(200)
  expect((await sitesOf(member)).map(({ site, turn }) => [site, turn])).toEqual(
    [...CIRCLE, ...others].map((site, index) => [site, index + 1]),
  )
  const suggested: (string | undefined)[] = []
  for (const today of ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01']) {
    const site = suggestedSite(await sitesOf(member), { today })
    suggested.push(site)
    await aDose(app, member, entry.id, { injectionSite: site, takenAt: `${today}T16:00:00Z` })
  }
  expect(suggested).toEqual([...CIRCLE, CIRCLE[0]])
  expect(new Set((await sitesOf(other)).map(({ turn }) => turn))).toEqual(new Set([null]))
})

test('a site counts under every name it has had, and doses keep theirs', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const calf = own('Calf')
  await save(member, [...standardList, calf])
  const log = (injectionSite: string, day: string) =>
    aDose(app, member, entry.id, { injectionSite, takenAt: `${day}T16:00:00Z` })
  await log('Left thigh', '2026-06-01')
  await log('Calf', '2026-06-02')
  const renamed = standardList.map((one) => (one.site === 'Left thigh' ? { ...one, name: 'Left leg' } : one))
  await save(member, [...renamed, { ...calf, name: 'Left calf' }])
  expect(await named(member, 'Left leg')).toMatchObject({ site: 'Left thigh', lastUsedOn: '2026-06-01' })
  expect(await named(member, 'Left calf')).toMatchObject({ site: calf.site, lastUsedOn: '2026-06-02' })
  await log('left LEG', '2026-06-03')
  expect(await named(member, 'Left leg')).toMatchObject({ lastUsedOn: '2026-06-03' })
  const { body: doses } = await request('GET', '/api/dosage-logs?limit=10', { cookie: member.cookie })
  expect(doses.map(({ injectionSite }: { injectionSite: string }) => injectionSite)).toEqual([
    'left LEG',
    'Calf',
    'Left thigh',
  ])
  expect((await request('DELETE', PATH, { cookie: member.cookie })).statusCode).toBe(200)
  expect((await sitesOf(member)).map(({ name, turn }) => [name, turn])).toEqual(
    siteNames.map((name) => [name, null]),
  )
  expect(await named(member, 'Left thigh')).toMatchObject({ lastUsedOn: '2026-06-03' })
})

test('omitted standard sites come last, in standard order', async () => {
  const member = await aMember(app)
  const calf = own('Calf', { region: 'thigh' })
  await save(member, [calf, usual('Left hip')])
  expect((await sitesOf(member)).slice(0, 3)).toMatchObject([
    { ...calf, turn: 1 },
    { site: 'Left hip', turn: 2 },
    { site: siteNames[0], name: siteNames[0], turn: 3, neverSuggest: false },
  ])
})

test("your own site can be sore until removed, other people’s can't", async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const calf = own('Calf')
  await save(member, [...standardList, calf])
  const sore = ({ cookie }: Member) => request('PUT', `${PATH}/${calf.site}/sore`, { cookie })
  expect((await sore(member)).statusCode).toBe(200)
  expect((await named(member, 'Calf'))?.soreSince).not.toBeNull()
  const refused = await sore(other)
  expect([refused.statusCode, refused.body.code]).toEqual([404, 'SITE_NOT_FOUND'])
  await save(member, standardList)
  await save(member, [...standardList, calf])
  expect(await named(member, 'Calf')).toMatchObject({ soreSince: null })
})

test.each([
  ['a name twice', [own('Calf'), own('calf')], 'Another site has this name. Please choose a different one.'],
  ['a usual name', [own('Left hip')], 'Another site has this name. Please choose a different one.'],
  ['no name', [own(' ')], 'Please name the site'],
  ['a site twice', [usual('Left hip'), usual('Left hip')], 'Please list each site once'],
  ['a usual site that moved', [usual('Left hip', { region: 'thigh' })], 'You can’t move a standard site'],
  ['an id that is none', [own('Ear', { site: 'Left ear' })], 'This is not one of the injection sites'],
  [
    'too many',
    Array.from({ length: MAX_CUSTOM_SITES + 1 }, (_, index) => own(`Spot ${index}`)),
    `You can add up to ${MAX_CUSTOM_SITES} sites`,
  ],
])('refuses a list with %s with a message, storing nothing', async (_, sites, message) => {
  const member = await aMember(app)
  const refused = await save(member, sites)
  expect([refused.statusCode, refused.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(JSON.stringify(refused.body)).toContain(message)
  expect((await sitesOf(member)).map(({ name }) => name)).toEqual(siteNames)
})

test('accepts up to the limit, and of two concurrent lists one wins whole', async () => {
  const member = await aMember(app)
  const listOf = (word: string) => [
    ...standardList,
    ...Array.from({ length: MAX_CUSTOM_SITES }, (_, index) => own(`${word} ${index}`)),
  ]
  const responses = await Promise.all(['A', 'B', 'C'].map((word) => save(member, listOf(word))))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const added = (await sitesOf(member)).slice(siteNames.length).map(({ name }) => name)
  expect(added).toHaveLength(MAX_CUSTOM_SITES)
  expect(new Set(added.map((name) => name[0])).size).toBe(1)
})

test('insights use the person’s current site names', async () => {
  app.clock.set('2026-06-15T16:00:00Z')
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const flank = own('Left flank')
  await save(member, [...standardList, flank])
  const places = ['Left thigh', 'Left flank', 'Left thigh', 'Left thigh']
  for (const [index, injectionSite] of places.entries())
    await aDose(app, member, entry.id, { injectionSite, takenAt: `2026-06-0${index + 1}T16:00:00Z` })
  const renamed = standardList.map((one) => (one.site === 'Left thigh' ? { ...one, name: 'Left leg' } : one))
  await save(member, [...renamed, { ...flank, name: 'Left side' }])
  const { body } = await request('GET', '/api/insights', { cookie: member.cookie })
  expect(body.sites).toEqual([
    { site: 'Left leg', usual: 'Left thigh', shots: 3, lastOn: '2026-06-04' },
    { site: 'Left side', usual: null, shots: 1, lastOn: '2026-06-02' },
  ])
})

test('the list is exported, and deleted with the account', async () => {
  const member = await aMember(app)
  await save(member, [...standardList, own('Left flank')])
  const { rawPayload } = await downloadExport(app, member)
  expect(filesInZip(rawPayload).get('pepwell-data.json')?.toString()).toContain('Left flank')
  await app.db.deleteFrom('users').where('id', '=', member.id).execute()
  const left = await app.db.selectFrom('listedSites').select('site').where('userId', '=', member.id).execute()
  expect(left).toEqual([])
})
