import { aPeptideId, type Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A member's stack with one peptide, created over HTTP; private by default. */
export async function aStack(test: TestApp, { cookie }: Member, overrides: Record<string, unknown> = {}) {
  const items = [{ peptideId: await aPeptideId(test), dose: '250 mcg', frequency: 'Daily' }]
  const body = { name: 'Tendon Repair', items, ...overrides }
  const response = await test.request('POST', '/api/social/stacks', { cookie, body })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response.body
}
