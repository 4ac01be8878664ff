import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPersonalPeptide, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
await app.request('POST', '/api/init-peptides')

/** A person with an entry of a catalog peptide, or of their own name for it. */
async function anEntryOf(name: string, { own = false, currentDose = '0.25 mg' } = {}) {
  const member = await aMember(app)
  const about = own
    ? { personalPeptideId: (await aPersonalPeptide(app, member, { name })).id }
    : { peptideId: await aPeptideId(app, name) }
  const { id } = await aPlanEntry(app, member, { ...about, currentDose, frequency: 'Weekly' })
  const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    app.request(method, path, { cookie: member.cookie, ...(body && { body }) })
  return { member, id, about, send, path: `/api/user-peptides/${id}/steps` }
}

const messagesOf = ({ body }: { body: { warnings: { message: string }[] } }) =>
  body.warnings.map(({ message }) => message)

const steps = (...doses: string[]) => doses.map((dose) => ({ dose }))

test.each([
  ['of the catalog', 'Semaglutide', false],
  ['with its own name', 'Wegovy pen', true],
])('steps above the label are said when they are written, and before: a peptide %s', async (_, name, own) => {
  const { path, send } = await anEntryOf(name, { own })
  const written = await send('PUT', path, { steps: steps('0.25 mg', '0.5 mg', '20 mg') })
  expect(written.statusCode).toBe(200)
  expect(messagesOf(written)).toEqual([
    'Step 3: 20 mg is more than double the 0.5 mg before.',
    'Step 3: The label says at most 7.2 mg a week (Wegovy label on DailyMed, checked Nov 22, 2026). This is 20 mg a week.',
  ])
  const preview = await send('POST', `${path}/preview-warnings`, { doses: ['0.25 mg', '', '20 mg'] })
  expect(messagesOf(preview)).toContainEqual(expect.stringMatching(/^Step 3: The label says at most 7\.2 mg/))
})

test('a step in syringe units is asked about without a vial, and judged by one', async () => {
  const { path, send, about } = await anEntryOf('Semaglutide', { currentDose: '10 units' })
  const put = () => send('PUT', path, { steps: steps('10 units', '0.2 mL', '200 u') })
  expect(messagesOf(await put())).toEqual([
    "Step 1: We can't check 10 units without your vial. How many mg is that?",
    "Step 2: We can't check 0.2 mL without your vial. How many mg is that?",
    "Step 3: We can't check 200 units without your vial. How many mg is that?",
  ])
  const calculated = await send('POST', '/api/dosage-calculations', {
    ...about,
    ...{ vialConcentration: 10, unit: 'mg', bacteriostaticWater: 2 },
    ...{ desiredDose: 0.25, doseUnit: 'mg', bodyWeight: 80, syringeScale: 'U-100' },
  })
  expect(calculated.statusCode).toBeLessThan(300)
  const judged = messagesOf(await put())
  expect(judged).toContainEqual(
    expect.stringMatching(/^Step 3: The label says at most 7\.2 mg a week .* 200 units .* is 10 mg\.$/),
  )
  expect(judged.join()).not.toContain('without your vial')
})

test('the label’s own steps are right, though one is triple the one before', async () => {
  const { path, send } = await anEntryOf('Semaglutide')
  const label = steps('0.25 mg', '0.5 mg', '1 mg', '1.7 mg', '2.4 mg', '7.2 mg')
  expect(messagesOf(await send('PUT', path, { steps: label }))).toEqual([])
})

test('the next step says what the label says against its dose before it is taken, and once afterwards', async () => {
  const { member, id, path, send } = await anEntryOf('Semaglutide')
  await send('PUT', path, { steps: [{ dose: '0.25 mg', weeks: 4 }, { dose: '20 mg' }] })
  app.clock.advance(21 * 86_400_000)
  await aDose(app, member, id, { dose: '0.25 mg' })
  app.clock.advance(7 * 86_400_000)
  const above = expect.stringMatching(/^The label says at most 7\.2 mg/)
  const { body } = await send('GET', path)
  expect(messagesOf({ body: body.next })).toContainEqual(above)
  const taken = messagesOf(await send('POST', `${path}/decision`, { decision: 'take' }))
  expect(taken.filter((message) => message.startsWith('The label says at most'))).toHaveLength(1)
})

test('an entry added with its steps answers with their warnings', async () => {
  const member = await aMember(app)
  const added = await app.request('POST', '/api/user-peptides', {
    cookie: member.cookie,
    body: {
      peptideId: await aPeptideId(app, 'Tirzepatide'),
      ...{ currentDose: '2.5 mg', frequency: 'Weekly', steps: steps('2.5 mg', '5 mg', '25 mg') },
    },
  })
  expect(messagesOf(added)).toContainEqual(expect.stringMatching(/^Step 3: The label says at most 15 mg/))
})

test('another person’s steps are not previewed', async () => {
  const { path } = await anEntryOf('Semaglutide')
  const { cookie } = await aMember(app)
  const response = await app.request('POST', `${path}/preview-warnings`, {
    cookie,
    body: { doses: ['20 mg'] },
  })
  expect(response.body.code).toBe('PLAN_ENTRY_NOT_FOUND')
})
