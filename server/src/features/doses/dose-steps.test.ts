import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
app.clock.set('2026-06-15T12:00:00Z')

test('lists dose changes as steps with dates, in the plan’s color', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { startDate: '2026-05-01' })
  const steps = async () =>
    (await app.request('GET', '/api/dosage-logs/steps', { cookie: member.cookie })).body
  const take = (dose: string, day: string) =>
    aDose(app, member, entry.id, { dose, takenAt: `2026-${day}T12:00:00Z` })
  for (const day of ['05-04', '05-11']) await take('0.25 mg', day)
  expect(await steps()).toEqual([])
  for (const day of ['05-18', '05-25']) await take('500 mcg', day)
  const levels = [
    { dose: '0.25 mg', from: '2026-05-04', to: '2026-05-17' },
    { dose: '500 mcg', from: '2026-05-18', to: '2026-06-01' },
  ]
  expect(await steps()).toEqual([{ name: 'BPC-157', hue: 1, levels }])
  await app.request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
  expect(await steps()).toEqual([{ name: 'BPC-157', hue: null, levels }])
  const stranger = await aMember(app)
  const { body } = await app.request('GET', '/api/dosage-logs/steps', { cookie: stranger.cookie })
  expect(body).toEqual([])
})
