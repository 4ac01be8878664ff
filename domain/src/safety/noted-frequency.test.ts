import { describe, expect, test } from 'vitest'
import { frequencyWarnings } from './dose-spacing.ts'
import { notedFrequencyWarnings } from './noted-frequency.ts'
import { dailyMed } from './primary-sources.ts'

const source = dailyMed('Wegovy')
const weekly = { interval: { hours: 168, saidBy: 'label' as const, source } }
const SAYS = /the label says once a week \(Wegovy label.*\)\.$/

describe('notes with a frequency', () => {
  test.each([
    ['täglich', 'täglich'],
    ['2x pro Woche', '2x pro Woche'],
    ['Pen from the clinic, inject 0.25 mg daily', 'inject 0.25 mg daily'],
    ['cada día', 'cada día'],
    ['Je prends 0,25 mg tous les jours', 'Je prends 0,25 mg tous les jours'],
    ['zweimal täglich spritzen. Kühl lagern', 'zweimal täglich spritzen'],
    ['una vez a la semana; ahora cada 3 días', 'ahora cada 3 días'],
  ])('“%s” is said', (notes, clause) => {
    const [warning, ...more] = notedFrequencyWarnings(notes, weekly)
    expect(more).toEqual([])
    expect(warning?.code).toBe('TOO_OFTEN')
    expect(warning?.message).toContain(`Your notes say “${clause}”, but `)
    expect(warning?.message).toMatch(SAYS)
  })

  test.each([
    'weigh in daily',
    'drink water every day',
    'wöchentlich',
    'une fois par semaine',
    'metformin daily',
    '',
  ])('“%s” is about something else, or no closer than the label', (notes) =>
    expect(notedFrequencyWarnings(notes, weekly)).toEqual([]),
  )

  test('says nothing without a label', () => {
    expect(notedFrequencyWarnings('täglich', null)).toEqual([])
    expect(notedFrequencyWarnings(null, weekly)).toEqual([])
  })
})

describe('a frequency of the plan', () => {
  test.each(['täglich', 'todos los días', 'tous les deux jours', '2x die Woche'])(
    '%s is too often',
    (text) => {
      expect(frequencyWarnings(text, weekly).map(({ code }) => code)).toEqual(['TOO_OFTEN'])
    },
  )

  test('that we can’t read is quoted next to what the label says', () => {
    const [warning] = frequencyWarnings('nach Gefühl', weekly)
    expect(warning?.code).toBe('NO_TIMES')
    expect(warning?.message).toMatch(/^We couldn’t read “nach Gefühl”: the label says once a week/)
  })

  test.each(['As needed', 'PRN', 'p.r.n.', 'when required', 'bei Bedarf', 'al bisogno', 'pro re nata'])(
    '%s is said for a weekly medicine',
    (text) => {
      const [warning] = frequencyWarnings(text, weekly)
      expect(warning?.code).toBe('TOO_OFTEN')
      expect(warning?.message).toContain(`Your plan says ${text}, but `)
      expect(warning?.message).toMatch(SAYS)
    },
  )

  test('As needed is right where the label has only a minimum distance', () => {
    expect(frequencyWarnings('As needed', { apart: { hours: 24, source } })).toEqual([])
  })

  test.each(['wöchentlich', '', 'jede Woche'])('%s needs no warning', (text) => {
    expect(frequencyWarnings(text, weekly)).toEqual([])
  })
})
