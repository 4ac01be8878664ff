import { expect, test } from 'vitest'
import { dosingScheduleOf, isWhenNeeded } from './frequencies.ts'
import { twoFrequencies } from './frequency-phrases.ts'

/** Doses per days, and what people write for it. */
const written: [doses: number, days: number, texts: string][] = [
  [
    1,
    1,
    'täglich; Täglich abends; einmal täglich; 1x tägl.; jeden Tag; morgens; jeden Abend; diario; cada día; todos los días',
  ],
  [
    1,
    1,
    'una vez al día; cada noche; quotidien; tous les jours; chaque jour; une fois par jour; ogni giorno; uma vez por dia',
  ],
  [
    2,
    1,
    'zweimal täglich; 2 mal am Tag; morgens und abends; alle 12 Stunden; dos veces al día; mañana y noche; matin et soir',
  ],
  [3, 1, '3-mal täglich; 3 veces al día; trois fois par jour; cada 8 horas'],
  [
    1,
    2,
    'jeden zweiten Tag; alle 2 Tage; cada otro día; un día sí y otro no; un jour sur deux; tous les deux jours',
  ],
  [1, 3, 'jeden dritten Tag; alle 3 Tage; cada tres días; tous les trois jours'],
  [
    1,
    7,
    'wöchentlich; 1x wöchentlich; jede Woche; einmal die Woche; montags; jeden Montag; semanal; cada semana; los lunes',
  ],
  [
    1,
    7,
    'una vez a la semana; hebdomadaire; toutes les semaines; une fois par semaine; le lundi; una volta a settimana',
  ],
  [
    2,
    7,
    '2x pro Woche; zweimal pro Woche; Montag und Donnerstag; Di/Do; dos veces por semana; lunes y jueves; deux fois par semaine',
  ],
  [3, 7, 'Mo, Mi, Fr; dreimal in der Woche; tres veces por semana'],
  [
    1,
    14,
    'alle zwei Wochen; jede zweite Woche; 14-tägig; cada 15 días; quincenal; tous les 15 jours; une semaine sur deux',
  ],
]

test.each(
  written.flatMap(([doses, days, texts]) => texts.split('; ').map((text) => ({ text, doses, days }))),
)('$text is $doses in $days days', ({ text, doses, days }) => {
  expect(dosingScheduleOf(text)).toMatchObject({ kind: 'days', doses, days })
})

test.each(['monatlich', 'einmal im Monat', 'mensual', 'una vez al mes', 'mensuel', 'chaque mois'])(
  '%s is once a month',
  (text) => expect(dosingScheduleOf(text)).toEqual({ kind: 'months', doses: 1, months: 1 }),
)

test.each(['bei Bedarf', 'au besoin', 'si besoin', 'según necesidad', 'As needed', 'PRN'])(
  '%s leaves the times to the person',
  (text) => expect([isWhenNeeded(text), dosingScheduleOf(text)]).toEqual([true, undefined]),
)

test.each(['nach Plan', 'como siempre', 'selon le médecin', 'every 3-4 days', 'alle paar Tage'])(
  '%s is not guessed',
  (text) => expect([isWhenNeeded(text), dosingScheduleOf(text)]).toEqual([false, undefined]),
)

test('words that mean twice a week to some are asked about in other languages too', () => {
  expect(twoFrequencies('Bisemanal')).toEqual(['Every 2 weeks', '2x per week'])
  expect(twoFrequencies('bimensuel')).toEqual(['Every 2 months', 'Twice a month'])
})
