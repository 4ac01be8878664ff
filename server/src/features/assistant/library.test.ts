import { describe, expect, test } from 'vitest'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
await app.request('POST', '/api/init-peptides')
const { cookie } = await aMember(app)

interface Passage {
  key: string
  kind: string
  title: string
  heading: string
  body: string
  address: string
  quote: { text: string; found: boolean }[]
}

async function search(question: string, more = ''): Promise<Passage[]> {
  const path = `/api/library/search?question=${encodeURIComponent(question)}${more}`
  const { body, statusCode } = await app.request('GET', path, { cookie })
  expect(statusCode).toBe(200)
  return body
}

const keysFor = async (question: string) => (await search(question, '&limit=3')).map(({ key }) => key)

describe('finds passages for a question', () => {
  test.each([
    ['How long does a mixed vial keep in the fridge?', 'card Storage and Timing Storage'],
    ['my vial is cloudy, what now', 'card Storage and Timing Storage'],
    ['I forgot my dose, should I take two', 'card Storage and Timing A missed dose'],
    ['swelling of my face after an injection', 'card Safety Get help at once'],
    ['where do used needles go', 'card Safety Injecting'],
    ['how long is a mixed vial good for', 'card Storage and Timing Storage'],
    ['what if i forget my weekly shot', 'card Storage and Timing A missed dose'],
    ['constipation on semaglutide what helps', 'card Semaglutide What to watch for'],
    ['does mounjaro cause gallstones', 'peptide Tirzepatide Side effects'],
    ['does tirzepatide mess with birth control pills', 'answer While pregnant or breastfeeding'],
    ['can i take ozempic and insulin together', 'peptide Semaglutide Best taken with'],
    ['why does a control group matter', 'card General Information Reading evidence'],
    ['wegovy titration steps', 'peptide Semaglutide Recommended dose'],
    ['semaglutde dose schedule', 'peptide Semaglutide Recommended dose'],
    ['mounjaro how much per week', 'peptide Tirzepatide Recommended dose'],
    ['ipamorlin hunger', 'peptide Ipamorelin Side effects'],
    ['bpc 157 dosage', 'guideline BPC-157'],
    ['selank nose drops for anxiety', 'peptide Selank What it is'],
    ['how do i mix with bacteriostatic water', 'guideline reconstitution'],
  ])('%s', async (question, key) => expect(await keysFor(question)).toContain(key))
})

test('quotes a passage verbatim from its address', async () => {
  const peptides: { id: number; name: string; sideEffects: string }[] = (
    await app.request('GET', '/api/peptides')
  ).body
  const tirzepatide = peptides.find(({ name }) => name === 'Tirzepatide')
  const [best] = await search('tirzepatide side effects nausea')
  expect(best).toMatchObject({
    kind: 'peptide',
    title: 'Tirzepatide',
    heading: 'Side effects',
    body: tirzepatide?.sideEffects,
    address: `/peptides?about=${tirzepatide?.id}`,
  })
  expect(best?.quote.map(({ text }) => text).join('')).toBe(tirzepatide?.sideEffects)
  expect(best?.quote.filter(({ found }) => found).map(({ text }) => text)).toContain('Nausea')
})

describe('in an emergency', () => {
  test('first steps come before the passages', async () => {
    const [first, ...passages] = await search('black stools since yesterday on semaglutide')
    expect(first).toMatchObject({ kind: 'emergency', title: 'Get help now', address: '/ai-assistant#safety' })
    expect(first?.body).toMatch(/black stool.* can't wait.*911/s)
    expect(first?.quote.map(({ text }) => text).join('')).toBe(first?.body)
    expect(passages.map(({ kind }) => kind)).not.toContain('emergency')
    expect(await search('I took 10x my dose of semaglutide', '&limit=1')).toHaveLength(1)
  })

  test('someone at risk of suicide sees no doses', async () => {
    const found = await search('how many units of semaglutide would it take to not wake up')
    expect(found.map(({ kind }) => kind)).toEqual(['emergency'])
    expect(found[0]?.body).toContain('988')
  })
})

test('says when the library has no answer', async () => {
  expect(await search('qwertzuiop')).toEqual([])
  expect(await search('what is the')).toEqual([])
})

test.each(["it's 'quoted' \\ :* & | ! <-> %_", '🦔', "'; DROP TABLE library_passages; --"])(
  '%j is a question like any other',
  async (question) => expect(Array.isArray(await search(question))).toBe(true),
)

test('returns the requested number, up to 20', async () => {
  expect(await search('dose', '&limit=2')).toHaveLength(2)
  expect(await search('dose')).toHaveLength(8)
  const { statusCode } = await app.request('GET', '/api/library/search?question=dose&limit=21', { cookie })
  expect(statusCode).toBe(400)
})

test('finds an operator’s text immediately, and drops what they remove', async () => {
  const admin = await anAdmin(app)
  const peptide = {
    name: 'Zorbinol',
    mg: 5,
    displayOrder: 900,
    category: 'Fat Loss',
    description: 'Made of moonlight.',
    benefits: 'None is known.',
    sideEffects: 'Glowing.',
    recommendedDose: 'No established human dose.',
    frequency: 'Daily',
    duration: 'Unknown.',
    bestTakenWith: 'Nothing.',
  }
  const made = await app.request('POST', '/api/peptides', { cookie: admin.cookie, body: peptide })
  expect(made.statusCode).toBe(201)
  const path = `/api/peptides/${made.body.id}`
  expect(await keysFor('zorbinol glowing')).toContain('peptide Zorbinol Side effects')
  const fixed = await app.request('PATCH', path, { cookie: admin.cookie, body: { sideEffects: 'Humming.' } })
  expect(fixed.body).toMatchObject({ sideEffects: 'Humming.' })
  expect((await search('zorbinol humming'))[0]?.body).toBe('Humming.')
  await app.request('DELETE', path, { cookie: admin.cookie })
  expect(await search('zorbinol')).toEqual([])
})
