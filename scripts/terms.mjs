// Refuses retired words in file names and exported names. scripts/terms-allowed.json lists names that are still to be
// renamed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, say } from './prepare.mjs'

/** Words that no one outside this project would search for. */
const RETIRED = new Set(
  `acts adopted alive anew asks attempts beside besides departures desk door doors drawn dues exact hear heard hears
  hue hues keeper kept lanes listed living looked looks manners mended mortal narrowed neighbours noughts proof prove
  proved reckon reckoned reckoning rhythm rhythms rounds said seats settling shown sought spoiled spoken stands
  surprises surroundings tell tells told travel unsaid untold usual waiting whoever`.split(/\s+/),
)

/** The exported names of a file. */
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|class|type|interface) (\w+)/gm

const words = (/** @type {string} */ name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const isRetired = (/** @type {string} */ name) => words(name).some((word) => RETIRED.has(word))

const files = execFileSync(
  'git',
  ['ls-files', 'domain', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && existsSync(join(root, file)))

const found = files.flatMap((file) => [
  ...(isRetired(basename(file)) ? [{ file, name: basename(file) }] : []),
  ...[...readFileSync(join(root, file), 'utf8').matchAll(EXPORTED)]
    .map(([, name = '']) => name)
    .filter(isRetired)
    .map((name) => ({ file, name })),
])

/** @type {string[]} */
const allowed = JSON.parse(readFileSync(join(root, 'scripts/terms-allowed.json'), 'utf8'))
const names = new Set(found.map(({ name }) => name))
const refused = found.filter(({ name }) => !allowed.includes(name))
for (const name of allowed.filter((one) => !names.has(one))) say(`renamed, no longer to be allowed: ${name}`)
for (const { file, name } of refused) say(`${file}: retired word in ${name}`)
if (refused.length > 0) process.exit(1)
