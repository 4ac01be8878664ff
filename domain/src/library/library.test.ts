import { expect, test } from 'vitest'
import { dosingGuidelines } from '../doses/dosing-guidelines.ts'
import { knowledgeCards } from './knowledge.ts'
import { passagesOf, type ShelvedPeptide } from './library.ts'

const peptide: ShelvedPeptide = {
  id: 7,
  name: 'Semaglutide',
  aliases: ['Ozempic'],
  description: 'A weekly medicine. Evidence: large trials.',
  benefits: 'Less weight.',
  sideEffects: 'Nausea.',
  recommendedDose: '0.25 mg weekly.',
  frequency: 'Weekly',
  duration: 'Long-term.',
  bestTakenWith: 'On the same day.',
  forbiddenInSport: null,
}

test('quotes a peptide section by section, each with a link', () => {
  const passages = passagesOf([peptide]).filter(({ kind }) => kind === 'peptide')
  expect(passages.map(({ heading, body }) => [heading, body])).toEqual([
    ['What it is', 'A weekly medicine.'],
    ['Evidence', 'Large trials.'],
    ['Benefits', 'Less weight.'],
    ['Side effects', 'Nausea.'],
    ['Recommended dose', '0.25 mg weekly.'],
    ['Frequency and duration', 'Weekly\nLong-term.'],
    ['Best taken with', 'On the same day.'],
  ])
  expect(new Set(passages.map(({ address }) => address))).toEqual(new Set(['/peptides?about=7']))
})

test('every statement of cards and guidelines is in a passage verbatim', () => {
  const bodies = passagesOf([]).map(({ body }) => body)
  const sentences = [
    ...knowledgeCards.flatMap(({ sections }) => sections.flatMap(({ points }) => points)),
    ...dosingGuidelines.flatMap(({ dose, note }) => [dose, note]),
  ]
  for (const sentence of sentences)
    expect(bodies.some((body) => body.split('\n').includes(sentence))).toBe(true)
})

test('passages have unique keys and are in order', () => {
  const passages = passagesOf([peptide])
  expect(new Set(passages.map(({ key }) => key)).size).toBe(passages.length)
  expect(passages.map(({ place }) => place)).toEqual(passages.map((_, index) => index))
})

test('no text promises a cure', () => {
  expect(JSON.stringify(knowledgeCards)).not.toMatch(/\b(cures?|guaranteed|miracle|risk-free)\b/i)
})

test('the page has the topics that it promises, in this order', () => {
  expect(knowledgeCards.map(({ title }) => title)).toEqual([
    'BPC-157',
    'TB-500',
    'Semaglutide',
    'Safety',
    'Storage and Timing',
    'General Information',
  ])
})
