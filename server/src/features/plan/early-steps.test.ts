import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPersonalPeptide, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

const EARLY = {
  code: 'STEP_TOO_EARLY',
  message:
    'The label gives 0.25 mg for 4 weeks first (Wegovy label on DailyMed, checked Nov 22, 2026). Your 0.25 mg step began on Nov 1.',
}

/** A person on the first of two-week steps. */
async function aHurriedMember(peptide: { peptideId: number } | { personalPeptideId: number }) {
  app.clock.set('2026-11-01T12:00:00Z')
  const member = await aMember(app)
  const own = 'personalPeptideId' in peptide ? await aPersonalPeptide(app, member, { name: 'Wegovy' }) : null
  const about = own ? { personalPeptideId: own.id } : peptide
  const plan = { ...about, currentDose: '0.25 mg', frequency: 'Weekly' }
  const { id } = await aPlanEntry(app, member, plan)
  const path = `/api/user-peptides/${id}/steps`
  const send = (method: 'GET' | 'PUT' | 'POST', of: string, body?: object) =>
    app.request(method, of, { cookie: member.cookie, ...(body && { body }) })
  await send('PUT', path, { steps: [{ dose: '0.25 mg', weeks: 2 }, { dose: '0.5 mg' }] })
  const takeOn = async (day: string) => {
    app.clock.set(`${day}T12:00:00Z`)
    await aDose(app, member, id, { dose: '0.25 mg', takenAt: `${day}T12:00:00Z` })
  }
  return { path, send, takeOn }
}

test.each([
  ['of the catalog', async () => ({ peptideId: await aPeptideId(app, 'Semaglutide') })],
  ['with its own name', async () => ({ personalPeptideId: 0 })],
])('a step before the label’s time says so and is taken anyway: a peptide %s', async (_, peptide) => {
  const { path, send, takeOn } = await aHurriedMember(await peptide())
  await takeOn('2026-11-08')
  app.clock.set('2026-11-15T12:00:00Z')
  expect((await send('GET', path)).body.next).toMatchObject({ stage: 'due', warnings: [EARLY] })
  expect((await send('GET', '/api/dose-steps')).body[0].next.warnings).toEqual([EARLY])
  const { statusCode, body } = await send('POST', `${path}/decision`, { decision: 'take' })
  expect([statusCode, body.current.dose]).toEqual([200, '0.5 mg'])
  expect(body.warnings).toContainEqual(EARLY)
})

test('staying and taking it after the label’s time don’t say so', async () => {
  const { path, send, takeOn } = await aHurriedMember({ peptideId: await aPeptideId(app, 'Semaglutide') })
  await takeOn('2026-11-15')
  const stayed = await send('POST', `${path}/decision`, { decision: 'stay', weeks: 2 })
  expect(stayed.body.warnings).toEqual([])
  app.clock.set('2026-11-29T12:00:00Z')
  expect((await send('GET', path)).body.next).not.toHaveProperty('warnings')
  const taken = await send('POST', `${path}/decision`, { decision: 'take' })
  expect(taken.body.warnings.map(({ code }: typeof EARLY) => code)).not.toContain(EARLY.code)
})
