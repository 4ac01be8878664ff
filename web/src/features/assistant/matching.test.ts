import { expect, test } from 'vitest'
import { knowledgeCards } from './knowledge.ts'
import { cardsMatching } from './matching.ts'

const titles = (text: string) => cardsMatching(knowledgeCards, text).map(({ title }) => title)

test('the topics the page promises, in this order', () => {
  expect(titles('')).toEqual([
    'BPC-157',
    'TB-500',
    'Semaglutide',
    'Safety',
    'Storage and Timing',
    'General Information',
  ])
})

test.each([
  ['bpc', ['BPC-157', 'TB-500']],
  ['  OZEMPIC missed ', ['Storage and Timing']],
  ['thyroid', ['Semaglutide']],
  ['no such word', []],
])('%j finds %j', (text, found) => expect(titles(text)).toEqual(found))

test('nothing promises a cure', () => {
  expect(JSON.stringify(knowledgeCards)).not.toMatch(/\b(cures?|guaranteed|miracle|risk-free)\b/i)
})
