import { expect, test } from 'vitest'
import { aMember, aPeptideId } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { cookie } = await aMember(app)
const read = (path: string) => app.request('GET', path, { cookie })

test('templates come from labels and trials with sources', async () => {
  const peptideId = await aPeptideId(app, 'Semaglutide')
  const { body } = await read(`/api/dose-step-templates?peptideId=${peptideId}`)
  expect(body[0]).toMatchObject({
    name: 'Wegovy, to 2.4 mg',
    saidBy: 'label',
    source: { url: expect.stringContaining('dailymed.nlm.nih.gov'), checked: '2026-11-22' },
  })
  expect(body[0].steps[0]).toEqual({ dose: '0.25 mg', amount: 0.25, unit: 'mg', weeks: 4, doses: null })
  const none = await aPeptideId(app, 'BPC-157')
  expect((await read(`/api/dose-step-templates?peptideId=${none}`)).body).toEqual([])
  expect((await read('/api/dose-step-templates?peptideId=999999')).body.code).toBe('PEPTIDE_NOT_FOUND')
})
