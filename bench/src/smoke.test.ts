import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

// The benchmark's other parts are the server's own tests with more data, which `npm test` runs anyway.
test.each([
  ['reminders', 'reminders per second'],
  ['requests', 'POST /api/auth/login'],
  ['shop', 'POST /api/orders'],
  ['pages', '/dashboard'],
  ['operators', 'CSV of'],
  ['chat', '/messages'],
  ['live', 'How much later it arrives'],
  ['assistant', 'answers at once'],
  ['insights', 'Saturdays missed'],
  ['vials', '…?userPeptideId'],
  ['reports', 'waiting-report'],
  ['cluster', 'one process killed'],
  ['neighbors', 'median'],
  ['growth', 'megabytes in all'],
])('the %s benchmark runs to its end', async (part, lastFigure) => {
  const { stdout } = await run('node', [join(import.meta.dirname, 'main.ts'), part, '--smoke'])
  expect(stdout).toContain(lastFigure)
})
