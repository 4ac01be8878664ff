import { expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalEntry } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const member = await aMember(app)
const peptideId = await aPeptideId(app)

const calculate = () =>
  app.request('POST', '/api/dosage-calculations', {
    cookie: member.cookie,
    body: { peptideId, vialConcentration: 5, bacteriostaticWater: 2, desiredDose: 0.25 },
  })

test.each(['/api/personal-peptides', '/api/user-peptides', '/api/dosage-calculations'])(
  '%s is listed in pages, newest first',
  async (path) => {
    const list = async (query = ''): Promise<{ id: number }[]> =>
      (await app.request('GET', path + query, { cookie: member.cookie })).body
    for (let made = 0; made < 3; made++)
      await (path.includes('dosage') ? calculate() : aPersonalEntry(app, member))
    const all = (await list()).map(({ id }) => id)
    expect(all.length).toBeGreaterThanOrEqual(3)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const page = await list(`?limit=1&after=${all[0]}`)
    expect(page.map(({ id }) => id)).toEqual([all[1]])
    expect((await app.request('GET', `${path}?limit=0`, { cookie: member.cookie })).statusCode).toBe(400)
  },
)
