import { expect, test } from 'vitest'
import { aMember, aPlanEntry, aVial } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

test('units are converted by the vial in use, not by the latest calculation', async () => {
  const member = await aMember(app)
  const { cookie } = member
  const peptideId = await aLabeled(app, 'Tirzepatide')
  const entry = await aPlanEntry(app, member, { peptideId, currentDose: '1 mg', frequency: 'Weekly' })
  const calculation = { peptideId, vialConcentration: 1, bacteriostaticWater: 2, desiredDose: 0.25 }
  await app.request('POST', '/api/dosage-calculations', { cookie, body: calculation })
  await aVial(app, member, entry.id, { amount: 10, waterMl: 2 })
  const body = { userPeptideId: entry.id, dose: '100 units', takenAt: '2026-06-15T12:00:00Z' }
  const { body: logged } = await app.request('POST', '/api/dosage-logs', { cookie, body })
  expect(logged.warnings).toContainEqual({
    code: 'ABOVE_HIGHEST',
    message: expect.stringContaining('By your vial, 100 units on a U-100 syringe is 5 mg.'),
  })
  expect(logged).toMatchObject({ volume: 1, vial: { left: { amount: 5 } } })
})
