import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

/** Each part, with the label of its last figure. */
const parts = [
  ['reminders', 'From due to delivered'],
  ['requests', 'Event loop delay'],
  ['shop', 'POST /api/orders'],
  ['pages', '/dashboard'],
  ['operators', 'CSV of'],
  ['chat', '/messages'],
  ['live', 'How much later it arrives'],
  ['assistant', 'answers at once'],
  ['insights', 'Saturdays missed'],
  ['vials', '…?userPeptideId'],
  ['symptoms', 'requests per second'],
  ['reports', 'waiting-report'],
  ['restarts', 'one process killed'],
  ['neighbors', 'median'],
  ['growth', 'megabytes in all'],
  ['capacity', 'connections'],
] as const

/** Parts that run elsewhere: the server's own tests with more data, and those that download Debian's packages. */
const elsewhere = ['messages', 'dispatcher', 'orders', 'uploads', 'cluster', 'recovery']

const program = join(import.meta.dirname, 'main.ts')

const printed = new Map<string, string>()
let errors = ''

const isPrinted = ([name, lastFigure]: (typeof parts)[number]) => printed.get(name)?.includes(lastFigure)

/** Runs benchmarks until one fails; those before it count. */
async function run(names: readonly string[]): Promise<void> {
  const args = [program, ...names, '--smoke']
  const { stdout, stderr } = await promisify(execFile)('node', args).catch((error) => error)
  errors = stderr
  for (const section of stdout.split(/^# /m).slice(1)) {
    const [name = ''] = section.split('\n')
    printed.set(name, section)
  }
}

beforeAll(async () => {
  await run(parts.map(([name]) => name))
  // On a busy machine the servers may refuse a request once, as other tests may fail once.
  const missing = parts.filter((part) => !isPrinted(part))
  if (missing.length > 0) await run(missing.map(([name]) => name))
})

test.each(parts)('the %s benchmark runs to its end', (name, lastFigure) => {
  expect(printed.get(name), errors).toContain(lastFigure)
})

/** Loading the program is slow while a browser runs. */
test('every part is among them, or runs elsewhere', { timeout: 120_000 }, async () => {
  const { stderr } = await promisify(execFile)('node', [program, 'nothing']).catch((error) => error)
  const [, known = ''] = /to measure, but (.*)\.\n$/.exec(stderr) ?? []
  expect(known.split(', ').toSorted()).toEqual([...parts.map(([name]) => name), ...elsewhere].toSorted())
})
