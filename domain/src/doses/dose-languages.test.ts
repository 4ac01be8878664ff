import { expect, test } from 'vitest'
import { doseInEnglish } from './dose-languages.ts'
import { parseDose } from './doses.ts'

test.each([
  ['2.5 mg/wk', 2.5, 'mg'],
  ['2.5 mg / week', 2.5, 'mg'],
  ['2.5 mg per week', 2.5, 'mg'],
  ['250 mcg a day', 250, 'mcg'],
  ['250 mcg/d', 250, 'mcg'],
  ['250 mcg b.i.d.', 250, 'mcg'],
  ['250mcg 2x/day', 250, 'mcg'],
  ['500 mcg q.w.', 500, 'mcg'],
  ['2 mg subq', 2, 'mg'],
  ['2 gm', 2000, 'mg'],
  ['500 international units', 500, 'IU'],
  ['500 internationale Einheiten', 500, 'IU'],
  ['500 unidades internacionales', 500, 'IU'],
  ['500 unités internationales', 500, 'IU'],
  ['10 Einheiten', 10, 'units'],
  ['10 unidades', 10, 'units'],
  ['1 unidad', 1, 'units'],
  ['10 unités', 10, 'units'],
  ['250 Mikrogramm', 250, 'mcg'],
  ['250 microgramos', 250, 'mcg'],
  ['2 Milligramm', 2, 'mg'],
  ['2 miligramos', 2, 'mg'],
  ['0,5 Milliliter', 0.5, 'mL'],
  ['0.5 mililitros', 0.5, 'mL'],
  ['2 Tabletten', 2, 'tablets'],
  ['2 comprimidos', 2, 'tablets'],
  ['1 comprimé', 1, 'tablets'],
  ['1 Kapsel', 1, 'capsules'],
  ['2 cápsulas', 2, 'capsules'],
  ['1 gélule', 1, 'capsules'],
  ['3 Tropfen', 3, 'drops'],
  ['3 gotas', 3, 'drops'],
  ['5 Klicks', 5, 'clicks'],
  ['0,5 mg semanal', 0.5, 'mg'],
  ['250 Mikrogramm täglich', 250, 'mcg'],
  ['10 Einheiten pro Woche', 10, 'units'],
  ['2 comprimés par jour', 2, 'tablets'],
  ['1 mg al día', 1, 'mg'],
])('reads %s', (text, amount, unit) => {
  expect(parseDose(doseInEnglish(text))).toEqual({ amount, unit })
})

test('writes the unit in English and keeps the number as typed', () => {
  expect(doseInEnglish('0,5 Milliliter')).toBe('0,5 mL')
  expect(doseInEnglish('10 Einheiten')).toBe('10 units')
  expect(doseInEnglish('0.5 mg/wk')).toBe('0.5 mg weekly')
  expect(doseInEnglish('10 Einheiten pro Woche')).toBe('10 units weekly')
})

test.each([
  '0.5 mg',
  '10 units intramuscular',
  '10 E',
  'As its label says',
  'Einheiten',
  '1,250 Mikrogramm',
  '',
])('leaves %j alone', (text) => expect(doseInEnglish(text)).toBe(text))
