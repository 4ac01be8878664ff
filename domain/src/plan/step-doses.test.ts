import { expect, test } from 'vitest'
import { type WarningCode, warningCodes } from '../safety/warnings.ts'
import { warningsOfStep } from './step-doses.ts'

const templates = [
  {
    steps: [
      { amount: 0.8, unit: 'mg' as const },
      { amount: 2.5, unit: 'mg' as const },
      { amount: 5.5, unit: 'mg' as const },
    ],
  },
]

const codesOf = (codes: readonly WarningCode[], step: { dose: string; before: string | undefined }) =>
  warningsOfStep(
    codes.map((code) => ({ code, message: code })),
    step,
    templates,
  ).map(({ code }) => code)

test('a step says what is wrong with its dose, not what the whole entry says', () => {
  const codes = codesOf(warningCodes, { dose: '9 mg', before: undefined })
  expect(codes).toEqual(expect.arrayContaining(['ABOVE_HIGHEST', 'NO_VIAL', 'FACTOR_1000', 'IU_OR_UNITS']))
  expect(codes).not.toContain('TOO_OFTEN')
  expect(codes).not.toContain('ABOVE_START')
})

test.each([
  ['of the label', { dose: '2.5 mg', before: '0.8 mg' }, []],
  ['of the label, in other units', { dose: '2500 mcg', before: '800 mcg' }, []],
  ['that skips one of the label', { dose: '5.5 mg', before: '0.8 mg' }, ['MORE_THAN_DOUBLED']],
  ['of one’s own', { dose: '3 mg', before: '0.8 mg' }, ['MORE_THAN_DOUBLED']],
])('a step %s to more than double', (_, step, said) => {
  expect(codesOf(['MORE_THAN_DOUBLED'], step)).toEqual(said)
})
