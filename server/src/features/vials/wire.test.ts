import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, aPeptideId, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

test('vials and dose steps keep their names on the wire', async () => {
  app.clock.set('2026-11-01T12:00:00Z')
  const member = await aMember(app)
  const call = async (method: string, path: string, body?: unknown) =>
    app.request(method, path, { cookie: member.cookie, body })
  const peptideId = await aPeptideId(app, 'Semaglutide')
  const plan = { peptideId, currentDose: '0.25 mg', frequency: 'Weekly', startDate: '2026-11-01' }
  const { id: userPeptideId } = await aPlanEntry(app, member, plan)

  const vial = {
    ...{ clientId: randomUUID(), userPeptideId, kind: 'vial', amount: 5, unit: 'mg', waterMl: 2 },
    ...{ mixedOn: '2026-11-01', discardOn: '2026-11-29', expiresOn: '2027-05-01', lot: 'S-1' },
    ...{ deadSpaceMl: 0.01, cost: 40, currency: 'USD', state: 'in-use' },
  }
  const added = await call('POST', '/api/vials', vial)
  const { clientId: _, ...kept } = vial
  expect(added).toMatchObject({
    statusCode: 201,
    body: {
      ...kept,
      ...{ id: expect.any(Number), left: { amount: 5, unit: 'mg', volumeMl: 2 } },
      ...{ dosesLeft: 18, runsOutOn: expect.any(String) },
      ...{ coveredUntil: '2026-12-06', usableUntil: '2026-11-29' },
    },
  })
  const { id } = added.body
  const listed = await call('GET', `/api/vials?userPeptideId=${userPeptideId}`)
  expect([listed.statusCode, listed.body]).toMatchObject([200, [{ id }]])
  expect(await call('PATCH', `/api/vials/${id}`, { lot: 'S-2' })).toMatchObject({
    ...{ statusCode: 200, body: { id, lot: 'S-2' } },
  })

  for (const kind of ['correction', 'spill', 'discard', 'priming']) {
    const moved = { clientId: randomUUID(), kind, amount: 0.1, note: kind }
    expect((await call('POST', `/api/vials/${id}/movements`, moved)).statusCode).toBe(201)
  }
  const { body: movements } = await call('GET', `/api/vials/${id}/movements`)
  expect(movements.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'correction',
    'discard',
    'priming',
    'spill',
  ])

  const other = (await call('POST', '/api/vials', { ...vial, clientId: randomUUID(), state: undefined })).body
  const dose = { userPeptideId, dose: '0.25 mg', takenAt: '2026-11-01T12:00:00Z' }
  expect(await call('POST', '/api/dosage-logs', { ...dose, vialId: other.id })).toMatchObject({
    ...{ statusCode: 201, body: { volume: 0.1, vial: { id: other.id } } },
  })
  const split = { ...dose, dose: '5 mg', vialIds: [other.id, id] }
  expect(await call('POST', '/api/dosage-logs', split)).toMatchObject({
    ...{ statusCode: 201, body: { draws: [{ vialId: other.id }, { vialId: id }] } },
  })
  expect((await call('DELETE', `/api/vials/${id}`)).statusCode).toBe(200)

  const path = `/api/user-peptides/${userPeptideId}/steps`
  const steps = [
    { dose: '0.25 mg', weeks: 4 },
    { dose: '0.5 mg', doses: 4 },
    { dose: '1 mg', from: '2027-01-03' },
  ]
  expect((await call('PUT', path, { steps })).statusCode).toBe(200)
  expect((await call('GET', path)).body.steps).toMatchObject(steps)
  for (const decision of [
    { decision: 'take' },
    { decision: 'stay', weeks: 2, reason: 'supply' },
    { decision: 'back', reason: 'side effects' },
  ])
    expect((await call('POST', `${path}/decision`, decision)).statusCode).toBe(200)
  const templates = await call('GET', `/api/dose-step-templates?peptideId=${peptideId}`)
  expect([templates.statusCode, templates.body.length > 0]).toEqual([200, true])
})
