import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepTemplatesFor } from '@pepwell/domain/plan/titration-templates'
import { safetyRows } from '@pepwell/domain/safety/contraindications'
import { isPrimary } from '@pepwell/domain/safety/primary-hosts'
import { stackSources } from '@pepwell/domain/safety/stack-sources'
import { expect, test } from 'vitest'
import { catalogueSeed } from './index.ts'

const DOMAIN = join(import.meta.dirname, '../../../../../domain/src')

/** Links that don't back a statement about health: pages that track a parcel. */
const NO_STATEMENTS = ['shop/carriers.ts']

const LINK = /https?:\/\/\w[^\s'"`)<>]+/g

/** Links in a folder's files, without tests and fixtures. */
const linksIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(
      (file) => file.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(file) && !NO_STATEMENTS.includes(file),
    )
    .flatMap((file) =>
      (readFileSync(join(folder, file), 'utf8').match(LINK) ?? []).map((link) => ({ file, link })),
    )

test.each([DOMAIN, import.meta.dirname])('every link in %s goes to a primary source', (folder) => {
  const links = linksIn(folder)
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter(({ link }) => !isPrimary(link))).toEqual([])
})

test.each(catalogueSeed)(
  'statements about $name and its label cite primary sources',
  ({ sources, label }) => {
    const cited = [...sources, ...Object.values(label ?? {}).map(({ source }) => source)]
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ url }) => !isPrimary(url))).toEqual([])
  },
)

test('a page that we have read somewhere has its day everywhere', () => {
  const cited = [
    ...Object.values(stackSources),
    ...safetyRows.flatMap(({ meanings }) => meanings.map(({ source }) => source)),
    ...catalogueSeed.flatMap(({ sources }) => sources),
  ]
  const read = new Set(cited.filter(({ checked }) => checked !== null).map(({ url }) => url))
  expect(cited.filter(({ url, checked }) => checked === null && read.has(url))).toEqual([])
})

test.each(catalogueSeed.filter(({ name, label }) => label?.start && stepTemplatesFor(name).length > 0))(
  'the steps of $name were read when its starting dose was, or neither was',
  ({ name, label }) => {
    for (const { source } of stepTemplatesFor(name)) expect(source.checked).toBe(label?.start?.source.checked)
  },
)

test.each(catalogueSeed.filter(({ recommendedDose }) => /protocols .*cite/.test(recommendedDose)))(
  'the protocols for $name are said to have no primary source',
  ({ recommendedDose }) => expect(recommendedDose).toMatch(/No primary source found for these protocols\.$/),
)
