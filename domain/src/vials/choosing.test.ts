import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rational, toShort } from '../math/rational.ts'
import { doubtsAbout, splitDose, type TakenAmount, vialForRest, vialOfDose } from './choosing.ts'
import type { Content } from './containers.ts'
import type { Stocked } from './forecast.ts'

const aVial = (id: number, left: number, others: Partial<Stocked> = {}, content: Partial<Content> = {}) => ({
  ...{ id, state: 'in-use' as const, left: rational(left) },
  ...{ mixedOn: '2026-11-14', discardOn: '2026-12-12', expiresOn: null },
  content: { kind: 'vial', amount: 2, unit: 'mg', waterMl: 0.8, deadSpaceMl: 0, ...content } as Content,
  ...others,
})

const taken = (changes: Partial<TakenAmount> = {}): TakenAmount => ({
  dose: { amount: 0.5, unit: 'mg' },
  volume: null,
  takenOn: '2026-12-06',
  ...changes,
})

describe("a dose's vial", () => {
  test('is the one mixed first', () => {
    const later = aVial(1, 2, { mixedOn: '2026-11-20' })
    expect(vialOfDose([later, aVial(2, 2)], taken())?.id).toBe(2)
  })

  test('is the first that holds the whole dose, in date before expired', () => {
    expect(vialOfDose([aVial(1, 0.3), aVial(2, 2, { mixedOn: '2026-11-20' })], taken())?.id).toBe(2)
    const past = aVial(1, 2, { discardOn: '2026-12-01' })
    expect(vialOfDose([past, aVial(2, 2, { mixedOn: '2026-11-20' })], taken())?.id).toBe(2)
    expect(vialOfDose([past], taken())?.id).toBe(1)
  })

  test('is of a recalled batch only if no other is open', () => {
    const recalled = aVial(1, 2, { isRecalled: true })
    expect(vialOfDose([recalled, aVial(2, 2, { mixedOn: '2026-11-20' })], taken())?.id).toBe(2)
    expect(vialOfDose([recalled], taken())?.id).toBe(1)
  })

  test('is never sealed or mixed after the dose', () => {
    expect(vialOfDose([aVial(1, 2, { state: 'sealed' })], taken())).toBeUndefined()
    expect(vialOfDose([aVial(1, 2, { mixedOn: '2026-12-07' })], taken())).toBeUndefined()
  })

  test('is one that can convert the dose', () => {
    expect(vialOfDose([aVial(1, 2)], taken({ dose: { amount: 5, unit: 'IU' } }))).toBeUndefined()
  })
})

describe('a dose that exceeds one vial', () => {
  const first = aVial(1, 0.3)
  const next = aVial(2, 2, { mixedOn: '2026-12-06' })

  test('empties it and takes the rest from the next', () => {
    const parts = splitDose([first, next], taken())
    expect(parts.map(({ from, amount }) => [from.id, toShort(amount, 6)])).toEqual([
      [1, '0.3'],
      [2, '0.2'],
    ])
    expect(vialForRest([first, next], first, taken())?.id).toBe(2)
  })

  test.each([
    ['another strength', aVial(2, 2, {}, { waterMl: 1 })],
    ['a pen', aVial(2, 2, {}, { kind: 'pen' })],
    ['an expired vial', aVial(2, 2, { expiresOn: '2026-12-01' })],
    ['a vial that is not mixed', aVial(2, 2, { state: 'sealed' }, { waterMl: null })],
    ['a vial with too little', aVial(2, 0.1)],
    ['a finished vial', aVial(2, 2, { state: 'finished' })],
  ])('is not combined with %s', (_name, other) => {
    expect(vialForRest([first, other], first, taken())).toBeUndefined()
  })

  test('always adds up to the dose', () => {
    const amounts = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 4 }), amounts, (lefts, amount) => {
        const vials = lefts.map((left, index) => aVial(index + 1, left))
        const parts = splitDose(vials, { dose: { amount, unit: 'mg' }, volume: null })
        const sum = parts.reduce((total, part) => total + Number(toShort(part.amount, 6)), 0)
        expect(sum).toBeCloseTo(amount, 6)
      }),
    )
  })
})

describe('questions', () => {
  const doubts = (chosen: Stocked, others: Stocked[] = [], changes: Partial<TakenAmount> = {}) =>
    doubtsAbout(chosen, [chosen, ...others], taken(changes))

  test('are empty for a fresh vial with enough content', () => {
    expect(doubts(aVial(1, 2))).toEqual([])
    expect(doubts(aVial(1, 0.5), [aVial(2, 2)])).toEqual([])
  })

  test('include one per reason', () => {
    expect(doubts(aVial(1, 0.49))).toEqual(['not-enough'])
    expect(doubts(aVial(1, 2, { discardOn: '2026-12-05' }))).toEqual(['past-date'])
    expect(doubts(aVial(1, 2, { mixedOn: '2026-11-07', discardOn: '2026-12-30' }))).toEqual([
      'mixed-long-ago',
    ])
    expect(doubts(aVial(1, 2), [aVial(2, 2, {}, { waterMl: 1 })])).toEqual(['strengths-differ'])
  })

  describe('about strength', () => {
    const before = aVial(1, 0, { state: 'finished' })
    const asked = ['strengths-differ']

    test('are asked of the first dose from a vial of another strength than the one before', () => {
      expect(doubts(aVial(2, 2, { mixedOn: '2026-12-01' }, { waterMl: 1 }), [before])).toEqual(asked)
      expect(doubts(aVial(2, 1.5, { mixedOn: '2026-12-01' }, { waterMl: 1 }), [before])).toEqual([])
      expect(doubts(aVial(2, 2, { mixedOn: '2026-12-01' }), [before])).toEqual([])
    })

    test('compare only with the latest vial that was opened before', () => {
      const chosen = aVial(4, 2, { mixedOn: '2026-12-01' }, { waterMl: 1 })
      const latest = aVial(2, 0, { mixedOn: '2026-11-20', state: 'discarded' }, { waterMl: 1 })
      const sealed = aVial(3, 2, { mixedOn: null, state: 'sealed' })
      expect(doubts(chosen, [before, latest, sealed])).toEqual([])
      const later = aVial(5, 0, { mixedOn: '2026-12-03', state: 'finished' })
      expect(doubts(chosen, [latest, later])).toEqual([])
    })

    test('know mg and mcg', () => {
      const chosen = aVial(2, 2000, {}, { amount: 2000, unit: 'mcg' })
      expect(doubts(chosen, [aVial(1, 2)])).toEqual([])
      expect(doubts(chosen, [aVial(1, 1, {}, { amount: 1 })])).toEqual(asked)
    })
  })

  test("28 days after mixing isn't long ago yet", () => {
    expect(doubts(aVial(1, 2, { mixedOn: '2026-11-08', discardOn: null }))).toEqual([])
  })

  test('include dead volume', () => {
    expect(doubts(aVial(1, 0.5, {}, { deadSpaceMl: 0.01 }))).toEqual(['not-enough'])
  })
})
