// Checks that the documents are true, and house rules that no other tool knows.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './prepare.mjs'

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
const sources = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

const readme = read('README.md')
const environment = read('server/src/environment.ts')
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
const variablesOf = (/** @type {string} */ text) =>
  new Set([...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name))

describe('README', () => {
  const commands = [...readme.matchAll(/`npm (?:run )?(\w+)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'ci')

  test.each([...new Set(commands)])('npm run %s exists', (name) => expect(scripts).toContain(name))

  test('every command of package.json is described', () => {
    for (const name of scripts) expect(commands).toContain(name)
  })

  test('the settings in the table are exactly those that the server reads', () => {
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const described = new Set(
      rows.flatMap((row) =>
        [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
      ),
    )
    expect([...described].sort()).toEqual([...variablesOf(environment)].sort())
  })
})

test('an image gets neither the history nor anything that git ignores, such as the data with its secret key', () => {
  const ignored = read('.dockerignore').trim().split('\n')
  const untracked = read('.gitignore').trim().split('\n')
  for (const name of untracked) expect(ignored.map((line) => line.replace('**/', ''))).toContain(name)
  expect(ignored).toContain('.git')
})

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const files = [
  ...readdirSync(root).filter((name) => !/^(node_modules|data|test-results)$/.test(name)),
  ...[
    'domain/src',
    'contract/src',
    'server/src',
    'web/src',
    'web/build',
    'web/public',
    'e2e',
    'bench',
    'scripts',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => !name.includes('node_modules')),
]

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('its links work', () => {
    for (const [, path = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g))
      expect(existsSync(join(root, dirname(document), path)), path).toBe(true)
  })

  // `notes` is the example feature of CONTRIBUTING.md.
  test('the files that it names exist', () => {
    for (const [, path = ''] of text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|tsv))`/g))
      if (!/\bnotes\./.test(path))
        expect(
          files.some((file) => file === path || file.endsWith(`/${path}`)),
          path,
        ).toBe(true)
  })
})

test('the tests that docs/trust.md names exist', () => {
  const rows = read('docs/trust.md').matchAll(/^\|.*[|:] (`[^|:]+`) \|$/gm)
  const names = [...rows].flatMap(([, cell = '']) => cell.split(', ').map((name) => name.replaceAll('`', '')))
  for (const name of names) {
    const test = `${name.replace(/^--project \w+ /, '').replace(/\.test$/, '')}.test.`
    expect(
      files.some((file) => file.includes(`/${test}`)),
      name,
    ).toBe(true)
  }
})

test('CONTRIBUTING.md stays under 60 lines', () =>
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThan(60))

test('no source file is above 320 lines, but tables of samples and what tools write', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const isSource = /\.(?:tsx?|mjs|cjs|css)$/
  const isExempt = /\.samples\.ts$|^server\/src\/database\/schema\.ts$/
  const long = listed
    .split('\n')
    .filter((path) => isSource.test(path) && !isExempt.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 320)
  expect(long).toEqual([])
})

test('features limit people by clientAddress, not by one of the many addresses of their network', () => {
  expect(sources('server/src/features').filter((path) => /\brequest\.ip\b/.test(read(path)))).toEqual([])
})

test('SQL is only in *.queries.ts', () => {
  const writesSql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
  const allowed = /\.queries\.ts$|\.test\.ts$|^server\/src\/(testing|live|database)\//
  expect(sources('server/src').filter((path) => !allowed.test(path) && writesSql.test(read(path)))).toEqual(
    [],
  )
})

const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => name !== 'README.md')
  .sort()

test('decisions have unique numbers and the required sections', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  decisions.forEach((name) => {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    const text = read(`docs/decisions/${name}`)
    expect(text, name).toMatch(/^Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))$/im)
    expect(text, name).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/m)
    const parts = text.includes('Status: superseded') ? [] : ['Context', 'Decision', 'Consequences']
    for (const part of parts) expect(text, name).toContain(`## ${part}`)
  })
})

test('the index by topic lists each decision once', () => {
  const links = [...read('docs/decisions/README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => name)
  expect(links.sort()).toEqual(decisions)
})
