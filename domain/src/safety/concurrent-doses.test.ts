import { describe, expect, test } from 'vitest'
import type { KnownPeptide } from '../stacks/proposals.ts'
import { concurrentDoseWarnings, countsOthers, type Medicine } from './concurrent-doses.ts'
import { medicineOf } from './planned-medicines.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 22, 12)

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const every = (hours: number) => ({ interval: { hours, saidBy: 'label' as const, source } })
let ids = 0
const known = (name: string, facts: Partial<KnownPeptide> = {}): KnownPeptide => ({
  ...{ id: ++ids, name, aliases: [], peptideClass: null, components: [], label: null, description: '' },
  ...facts,
})
const glp1 = { peptideClass: 'GLP-1 agonist' }
const catalogue = [
  known('Semaglutide', { ...glp1, aliases: ['Ozempic', 'Wegovy'], label: every(168) }),
  known('Tirzepatide', { ...glp1, label: every(168) }),
  known('Retatrutide', { ...glp1, label: every(168) }),
  known('Liraglutide', { ...glp1, label: every(24) }),
  known('Cagrilintide', { peptideClass: 'Amylin analogue', label: every(168) }),
  known('CagriSema', {
    label: every(168),
    components: ['Cagrilintide', 'Semaglutide'].map((name) => ({ name, mg: 2.4 })),
  }),
  known('CJC-1295', { peptideClass: 'GHRH analogue' }),
  known('Ipamorelin', { peptideClass: 'Ghrelin mimetic' }),
  known('BPC-157'),
  known('KLOW', { components: [{ name: 'BPC-157', mg: 10 }] }),
]
const logged = (name: string, frequency: string | null = 'Weekly'): Medicine => {
  const peptideId = catalogue.find((one) => one.name === name)?.id ?? null
  return medicineOf({ name, peptideId, frequency }, catalogue)
}

/** The warning about a dose now, with another this many hours away. */
const warningOf = (name: string, other: string | Medicine, hours: number) => {
  const medicine = typeof other === 'string' ? logged(other) : other
  const beside = [{ dose: '2.5 mg', takenAt: NOW + hours * HOUR, medicine }]
  return concurrentDoseWarnings({ medicine: logged(name), takenAt: NOW }, beside, NOW)
}

test("a dose of the same class is warned of with its label's interval", () => {
  expect(warningOf('Semaglutide', 'Tirzepatide', -48)).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'You took 2.5 mg of Tirzepatide 2 days ago. It is a GLP-1 agonist too, and for Tirzepatide the label says once a week (Example label, checked Nov 22, 2026).',
    },
  ])
  expect(warningOf('Semaglutide', 'Tirzepatide', 48)[0]?.message).toBe(
    'You took 2.5 mg of Tirzepatide 2 days after this one. It is a GLP-1 agonist too, and for Semaglutide the label says once a week (Example label, checked Nov 22, 2026).',
  )
})

describe('counts', () => {
  test.each([
    ['Semaglutide', 'Tirzepatide', -143],
    ['Retatrutide', 'CagriSema', -48],
    ['CagriSema', 'Semaglutide', -48],
    ['CagriSema', 'Cagrilintide', -48],
    ['Liraglutide', 'Semaglutide', -48],
    ['Semaglutide', 'Liraglutide', -11],
    ['Semaglutide', 'My Wegovy pens', -48],
    ['Mounjaro from the pharmacy', 'Semaglutide', -48],
    ['ozempic', 'zepbound', -48],
    ['Semaglutide', 'Byetta', -48],
  ])('%s with %s %d h away', (name, other, hours) => {
    expect(countsOthers(logged(name))).toBe(true)
    expect(warningOf(name, other, hours)).toMatchObject([{ code: 'SAME_CLASS' }])
  })

  test('a removed entry, by its name', () => {
    expect(warningOf('Semaglutide', logged('Tirzepatide', null), -48)).toHaveLength(1)
  })
})

describe('does not count', () => {
  test.each([
    ['Semaglutide', 'Tirzepatide', -144],
    ['Tirzepatide', 'Semaglutide', 168],
    ['Semaglutide', 'Liraglutide', -24],
    ['Semaglutide', 'Cagrilintide', -1],
    ['Semaglutide', 'BPC-157', -1],
    ['CJC-1295', 'Ipamorelin', 0],
    ['KLOW', 'BPC-157', -1],
    ['BPC-157', 'My BPC-157 spray', -1],
  ])('%s with %s %d h away', (name, other, hours) => {
    expect(warningOf(name, other, hours)).toEqual([])
  })

  test('a medicine taken as needed without its own interval', () => {
    expect(warningOf('Semaglutide', logged('Byetta', 'As needed'), -1)).toEqual([])
  })

  test.each(['CJC-1295', 'Ipamorelin', 'BPC-157', 'KLOW', 'My blend'])('anything next to %s', (name) => {
    expect(countsOthers(logged(name))).toBe(false)
  })
})

test('names the nearest of several', () => {
  const beside = [-50, -26].map((hours) => ({
    dose: `${-hours} mcg`,
    takenAt: NOW + hours * HOUR,
    medicine: logged('Tirzepatide'),
  }))
  const warnings = concurrentDoseWarnings({ medicine: logged('Semaglutide'), takenAt: NOW }, beside, NOW)
  expect(warnings.map(({ message }) => message.split('.')[0])).toEqual([
    'You took 26 mcg of Tirzepatide 26 h ago',
  ])
})
