import { expect, test } from 'vitest'
import { isPrimary } from '../safety/primary-hosts.ts'
import { knowledgeCards } from './knowledge.ts'
import { passagesOf } from './library.ts'
import { libraryAnswers } from './library-answers.ts'

test.each(libraryAnswers)(
  '$title: every statement has a primary source, or says that none was found',
  ({ points }) => {
    expect(points.length).toBeGreaterThan(0)
    for (const { text, source } of points) {
      if (source) expect(isPrimary(source.url), source.url).toBe(true)
      else expect(text.toLowerCase()).toContain('no primary source found')
    }
  },
)

test.each(libraryAnswers)('$title is short and speaks to the reader', ({ points }) => {
  expect(points.length).toBeLessThanOrEqual(4)
  for (const { text } of points) {
    expect(text.length).toBeLessThanOrEqual(170)
    expect(text).toMatch(/\.$/)
    for (const sentence of text.split(/(?<=[.:;]) /)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(18)
    }
  }
})

test.each(knowledgeCards)('the card $title cites primary sources', ({ sources }) => {
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter(({ url }) => !isPrimary(url))).toEqual([])
})

test('each answer has its own address and is found as a passage', () => {
  const addresses = passagesOf([]).flatMap(({ kind, address }) => (kind === 'answer' ? [address] : []))
  expect(addresses).toEqual(libraryAnswers.map(({ id }) => `/ai-assistant#${id}`))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('a passage cites the source of each statement, with the day we read it if we did', () => {
  const bodies = passagesOf([]).flatMap(({ kind, body }) => (kind === 'answer' ? body.split('\n') : []))
  const cited = libraryAnswers.flatMap(({ points }) => points).filter(({ source }) => source)
  expect(bodies.filter((line) => /\(.+\)$/.test(line))).toHaveLength(cited.length)
  const read = cited.filter(({ source }) => source?.checked)
  expect(read.length).toBeGreaterThan(0)
  expect(bodies.filter((line) => /, checked Nov \d+, 2026\)$/.test(line))).toHaveLength(read.length)
})
