import { randomUUID } from 'node:crypto'
import type { TestApp } from '../test-app.ts'
import { anAdmin, type Member, succeeded } from './people.ts'

/** The body of a personal peptide. */
export const personalPeptideBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'My blend',
  description: 'Mixed by my pharmacy.\nSince spring.',
  category: 'Recovery' as const,
  benefits: 'Less soreness.',
  sideEffects: 'None so far.',
  recommendedDose: '100 mcg',
  frequency: 'Daily',
  duration: '8 weeks',
  bestTakenWith: 'Water, in the evening',
  ...overrides,
})

/** The id of a catalogue peptide; fills an empty catalogue. */
export async function aPeptideId({ request, db }: TestApp, name = 'BPC-157'): Promise<number> {
  succeeded(await request('POST', '/api/init-peptides'))
  // The cached list is updated a moment later.
  const found = db.selectFrom('peptides').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

/** The body of a catalogue peptide, with a new name each time. */
export const catalogueBody = (overrides: Record<string, unknown> = {}) => ({
  ...personalPeptideBody(),
  name: `Peptide ${randomUUID()}`,
  mg: 5,
  ...overrides,
})

/** A catalogue peptide that an operator added over HTTP. */
export async function aProduct(test: TestApp, overrides: Record<string, unknown> = {}) {
  const { cookie } = await anAdmin(test)
  const body = catalogueBody(overrides)
  return succeeded(await test.request('POST', '/api/peptides', { cookie, body })).body
}

/** The id of a catalogue supplement. */
export async function aSupplementId({ db }: TestApp, name = 'Zinc'): Promise<number> {
  const found = db.selectFrom('supplements').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

/** A vitamin added to the catalogue over HTTP. */
export async function aSupplement(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const { cookie } = admin ?? (await anAdmin(test))
  const body = {
    name: `Vitamin ${randomUUID()}`,
    category: 'vitamin',
    description: 'What plants and sunlight make.',
    dosageAmount: 15,
    dosageUnit: 'mg',
    recommendedUse: 'Once a day, with a meal',
    benefits: 'Protects cells.',
    ...overrides,
  }
  return succeeded(await test.request('POST', '/api/admin/supplements', { cookie, body })).body
}
