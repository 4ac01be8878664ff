import { expect, test } from 'vitest'
import { strengthText } from './medicines.ts'

test.each([
  [5, { routes: ['subcutaneous'], shopForm: 'Lyophilized powder' }, '5 mg vial'],
  [5, { routes: [], shopForm: null }, '5 mg vial'],
  [14, { routes: ['oral'], shopForm: 'Tablets' }, '14 mg tablet'],
  [10, { routes: ['oral'], shopForm: 'Capsules' }, '10 mg capsule'],
  [10, { routes: ['nasal'], shopForm: 'Nasal spray' }, '10 mg'],
  [10, { routes: ['oral'], shopForm: 'Lyophilized powder' }, '10 mg'],
  [10, undefined, '10 mg'],
  [null, { routes: [], shopForm: null }, undefined],
] as const)('%s of %o is %s', (mg, form, text) => expect(strengthText(mg, form)).toBe(text))
