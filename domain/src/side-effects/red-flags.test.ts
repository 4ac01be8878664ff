import { describe, expect, test, vi } from 'vitest'
import { emergenciesOf, helpFor, type NotedEffect } from './red-flags.ts'
import { commonSideEffects, severityWord, urgentSideEffects } from './side-effects.ts'
import { urgentSigns } from './signs.ts'

const HOUR = 3_600_000
const now = Date.UTC(2026, 5, 15, 12)

const effect = (changes: Partial<NotedEffect>): NotedEffect => ({
  name: 'Nausea',
  severity: 2,
  note: null,
  startedAt: now - HOUR,
  endedAt: null,
  ...changes,
})

test.each([
  ['Severe belly pain', 'abdominal-pain'],
  ['Black stool', 'bleeding'],
  ['Sudden vision change', 'vision'],
  ['swelling of face', 'allergic-reaction'],
  ['Trouble breathing', 'allergic-reaction'],
  ['yellow skin', 'jaundice'],
  ['low sugar', 'low-sugar'],
  ['Hypo', 'low-sugar'],
  ['thoughts of self-harm', 'suicide'],
  ['Fainting', 'collapse'],
])('%s gets help for %s', (name, kind) => {
  expect(emergenciesOf(effect({ name, severity: 1 }), now)).toContain(kind)
  expect(emergenciesOf(effect({ name, severity: 0 }), now)).toEqual([])
})

test('every urgent side effect offered gets help', () => {
  for (const name of urgentSideEffects) expect(helpFor(effect({ name }), now)).toContain('fda.gov/medwatch')
})

test.each(urgentSigns)('the listed sign $sign gets the same help when it is logged', ({ sign, kind }) => {
  expect(emergenciesOf(effect({ name: sign, severity: 1 }), now)).toContain(kind)
})

test.each(commonSideEffects)('a moderate %s alone gets no help', (name) => {
  expect(helpFor(effect({ name }), now)).toBeNull()
})

test.each([
  ['Low mood', 'suicide', '988'],
  ['Palpitations', 'heartbeat', 'medlineplus.gov/ency/article/003081.htm'],
  ['My heart is racing', 'heartbeat', 'Call your emergency number'],
  ['Nausea', 'dehydration', 'Go to an emergency room'],
  ['Diarrhea', 'dehydration', 'Go to an emergency room'],
  ['Insomnia', 'life-threatening', 'ctep.cancer.gov'],
  ['Something of my own', 'life-threatening', 'Go to an emergency room'],
])('%s gets help for %s from severity 4 on', (name, kind, text) => {
  expect(emergenciesOf(effect({ name, severity: 4 }), now)).toEqual([kind])
  expect(helpFor(effect({ name, severity: 4 }), now)).toContain(text)
  expect(helpFor(effect({ name, severity: 3 }), now)).toBeNull()
})

test.each(commonSideEffects)('a life-threatening %s gets help', (name) => {
  expect(helpFor(effect({ name, severity: 4 }), now)).toContain('fda.gov/medwatch')
})

describe('vomiting', () => {
  test.each([
    [{ startedAt: now - 25 * HOUR }, true],
    [{ startedAt: now - 40 * HOUR, endedAt: now - 10 * HOUR }, true],
    [{ startedAt: now - 23 * HOUR }, false],
    [{ startedAt: now - 90 * HOUR, endedAt: now - 80 * HOUR }, false],
    [{ startedAt: now - HOUR, severity: 3 }, true],
  ])('%o needs help: %s', (changes, needsHelp) => {
    expect(helpFor(effect({ name: 'Vomiting', severity: 1, ...changes }), now) !== null).toBe(needsHelp)
  })
})

test('severe abdominal pain needs help, and notes are read too', () => {
  expect(helpFor(effect({ name: 'Belly pain', severity: 2 }), now)).toBeNull()
  expect(helpFor(effect({ name: 'Belly pain', severity: 3 }), now)).toContain('Severe stomach pain')
  const noted = effect({ name: 'Low mood', note: 'I don’t want to live anymore' })
  expect(helpFor(noted, now)).toContain('988')
})

test('severities have labels', () => {
  expect([0, 1, 2, 3, 4].map(severityWord)).toEqual([
    'None',
    'Mild',
    'Moderate',
    'Severe',
    'Life-threatening',
  ])
})

test('a note is read once, however often it is listed', () => {
  const noted = effect({ note: 'Black stool since this morning, and I feel weak' })
  const help = helpFor(noted, now)
  const reads = vi.spyOn(String.prototype, 'normalize')
  expect(helpFor({ ...noted }, now)).toBe(help)
  expect(reads).not.toHaveBeenCalled()
  helpFor({ ...noted, note: 'Another note' }, now)
  expect(reads).toHaveBeenCalled()
  reads.mockRestore()
})

test.each([
  ['Bauchschmerzen', 'abdominal-pain'],
  ['Starke Magenkrämpfe', 'abdominal-pain'],
  ['Dolor de estómago', 'abdominal-pain'],
  ['Mal de ventre', 'abdominal-pain'],
  ['Dolore allo stomaco', 'abdominal-pain'],
  ['Dor de barriga', 'abdominal-pain'],
  ['Erbrechen', 'dehydration'],
  ['Vómitos', 'dehydration'],
  ['Vomissements', 'dehydration'],
  ['Sehstörungen', 'vision'],
])('a severe %s gets help for %s, a mild one none', (name, kind) => {
  expect(emergenciesOf(effect({ name, severity: 3 }), now)).toContain(kind)
  expect(emergenciesOf(effect({ name, severity: 1 }), now)).toEqual([])
})

test.each(['Erbrechen', 'Vómitos', 'Vomissements', 'Vomito'])('%s over a day gets help', (name) => {
  const overADay = effect({ name, severity: 1, startedAt: now - 30 * HOUR })
  expect(emergenciesOf(overADay, now)).toEqual(['dehydration'])
})

test('help pauses peptides, and never tells anyone to stop insulin or what else was prescribed', () => {
  const vomiting = helpFor(effect({ name: 'Vomiting', severity: 3 }), now)
  expect(vomiting).toContain("Don't take more of your peptides until a doctor has seen you.")
  expect(vomiting).toContain('Ask before you stop insulin or another prescribed medicine.')
  for (const name of urgentSideEffects)
    expect(helpFor(effect({ name }), now)).not.toMatch(/peptides (or|and) medicines/)
})
