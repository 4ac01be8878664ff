import { describe, expect, test } from 'vitest'
import { aPeptide } from '../../test/regimen.ts'
import { matching } from './matching.ts'

const catalogue = [
  aPeptide({ id: 1, name: 'BPC-157', category: 'Healing', benefits: 'May help tendons.' }),
  aPeptide({
    id: 2,
    name: 'TB-500',
    category: 'Recovery',
    benefits: 'Often combined with BPC-157 for tendons.',
  }),
  aPeptide({
    id: 3,
    name: 'DSIP',
    category: 'Sleep',
    benefits: 'May deepen rest.',
    aliases: ['Delta sleep-inducing peptide', 'Emideltide'],
  }),
]

const found = (text: string, category = '') => matching(catalogue, { text, category }).map(({ name }) => name)

describe('a search', () => {
  test.each(['bpc', 'BPC-157', ' bpc 157 ', 'bpc157'])('%j finds the peptide of that name', (text) => {
    expect(found(text)).toEqual(['BPC-157'])
  })

  test.each(['emideltide', 'Delta Sleep', 'sleep inducing'])(
    '%j means the peptide that is called so too',
    (text) => {
      expect(found(text)).toEqual(['DSIP'])
    },
  )

  test("doesn't match across names", () => {
    expect(found('sleepdelta')).toEqual([])
    expect(found('peptideemi')).toEqual([])
  })

  test('finds by category', () => {
    expect(found('sleep')).toEqual(['DSIP'])
  })

  test('without a matching name searches the descriptions', () => {
    expect(found('tendons')).toEqual(['BPC-157', 'TB-500'])
  })

  test('of only punctuation matches no name', () => {
    expect(found('-')).toEqual(['TB-500'])
  })
})

test('category and text combine', () => {
  expect(found('', 'Recovery')).toEqual(['TB-500'])
  expect(found('tendons', 'Healing')).toEqual(['BPC-157'])
  expect(found('dsip', 'Healing')).toEqual([])
  expect(found('')).toHaveLength(3)
})
