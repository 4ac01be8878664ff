import type { Label, PeptideClass } from '@pepwell/domain/catalogue/medicines'
import { aPeptideId } from './factories.ts'
import type { TestApp } from './test-app.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }

/** A made-up label for tests: 72 hours apart, at most 2.4 mg a week. */
const exampleLabel: Label = {
  apart: { hours: 72, source },
  highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source },
}

/** A catalogue peptide with other facts. */
export async function aLabeled(
  test: TestApp,
  name: string,
  {
    peptideClass = null,
    label = exampleLabel,
  }: { peptideClass?: PeptideClass | null; label?: Label | null } = {},
): Promise<number> {
  const id = await aPeptideId(test, name)
  const facts = { peptideClass, label: label && JSON.stringify(label) }
  await test.db
    .updateTable('peptides')
    .set(facts as never)
    .where('id', '=', id)
    .execute()
  // The app caches the catalog until it receives a change event.
  const updated = Promise.withResolvers<void>()
  test.bus.subscribe('catalogue-changed', () => updated.resolve())
  await test.bus.publish(test.db, 'catalogue-changed', '')
  await updated.promise
  return id
}
