import { expect, test } from 'vitest'
import { sources as vitaminSources } from '../vitamins/sources.ts'
import { safetyRows } from './contraindications.ts'
import { isPrimary } from './primary-hosts.ts'
import { article, dailyMed, pubMed, trial } from './primary-sources.ts'
import { stackSources } from './stack-sources.ts'

test.each(Object.entries({ ...stackSources, ...vitaminSources }))(
  '%s cites a primary source and the day we read it',
  (_, { name, url, checked }) => {
    expect(isPrimary(url), url).toBe(true)
    expect(name.length).toBeGreaterThan(5)
    expect(checked).toMatch(/^2026-\d\d-\d\d$/)
  },
)

test.each(safetyRows.flatMap(({ meanings }) => meanings))(
  '“$sentence” cites a primary source and the day we read it',
  ({ source: { url, checked } }) => {
    expect(isPrimary(url), url).toBe(true)
    expect(checked).toMatch(/^2026-\d\d-\d\d$/)
  },
)

test.each([
  dailyMed('Bydureon BCise'),
  article('An article', '10.1056/NEJMoa2032183'),
  pubMed('An article', 34_324_435),
  trial('A trial', 'NCT05929066'),
])('$url is a complete link to a primary source', ({ url }) => {
  expect(isPrimary(url)).toBe(true)
  expect(url).not.toMatch(/\s/)
})

test.each([
  'https://en.wikipedia.org/wiki/Semaglutide',
  'https://www.drugs.com/dosage/wegovy.html',
  'http://pubmed.ncbi.nlm.nih.gov/34324435/',
  'https://pubmed.ncbi.nlm.nih.gov.example/34324435/',
  'https://fda.gov.example/',
  'no link',
])('%s may not be cited', (url) => expect(isPrimary(url)).toBe(false))
