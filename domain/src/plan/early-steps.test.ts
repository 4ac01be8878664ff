import { expect, test } from 'vitest'
import { earlyStepWarning, shortStepNote } from './early-steps.ts'
import { stepTemplatesFor } from './titration-templates.ts'

const mg = (amount: number) => ({ amount, unit: 'mg' as const })

const warningOf = (peptide: string, from: number, to: number, today: string) =>
  earlyStepWarning({ from: mg(from), to: mg(to), since: '2026-11-01', today }, stepTemplatesFor(peptide))
    ?.message

const WEGOVY = 'The label gives 0.25 mg for 4 weeks first (Wegovy label on DailyMed, checked Nov 22, 2026).'

test('a higher dose before the label’s weeks names them, their source and when the step began', () => {
  expect(warningOf('Semaglutide', 0.25, 0.5, '2026-11-28')).toBe(
    `${WEGOVY} Your 0.25 mg step began on Nov 1.`,
  )
  expect(warningOf('Semaglutide', 0.25, 0.5, '2026-11-29')).toBeUndefined()
})

test.each([
  ['Semaglutide', 2.4, 7.2, /gives 2\.4 mg for 4 weeks first \(Wegovy/],
  ['Tirzepatide', 2.5, 5, /gives 2\.5 mg for 4 weeks first \(Zepbound/],
  ['Liraglutide', 0.6, 1.2, /gives 0\.6 mg for 1 week first \(Saxenda/],
  ['Orforglipron', 0.8, 2.5, /gives 0\.8 mg for 30 days first \(Foundayo/],
  ['Mazdutide', 2, 4, /^Trials gave 2 mg for 4 weeks first \(Mazdutide, phase 2/],
])('%s from %s to %s mg on the fifth day', (peptide, from, to, text) => {
  expect(warningOf(peptide, from, to, '2026-11-05')).toMatch(text)
})

test('mcg are compared with the label’s mg', () => {
  const [from, to] = [{ amount: 250, unit: 'mcg' as const }, mg(0.5)]
  const steps = { from, to, since: '2026-11-01', today: '2026-11-05' }
  expect(earlyStepWarning(steps, stepTemplatesFor('Semaglutide'))?.message).toContain('250 mcg for 4 weeks')
})

test.each([
  ['a lower dose', 'Semaglutide', 0.5, 0.25],
  ['a dose of no label', 'Semaglutide', 0.3, 0.5],
  ['a dose without a length on the label', 'Dulaglutide', 0.75, 1.5],
  ['a peptide without steps', 'BPC-157', 0.25, 0.5],
])('nothing is said of %s', (_, peptide, from, to) => {
  expect(warningOf(peptide, from, to, '2026-11-02')).toBeUndefined()
})

test('a planned step is shorter than the label’s before a higher dose only', () => {
  const templates = stepTemplatesFor('Semaglutide')
  expect(shortStepNote({ from: mg(0.25), to: mg(0.5), days: 14 }, templates)).toBe(WEGOVY)
  expect(shortStepNote({ from: mg(0.25), to: mg(0.5), days: 28 }, templates)).toBeUndefined()
  expect(shortStepNote({ from: mg(0.5), to: mg(0.25), days: 14 }, templates)).toBeUndefined()
})
