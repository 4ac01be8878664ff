// `npm run audit`, also a step of `npm test`: fails if a registry reports serious vulnerabilities. Says so if no
// registry answers.
import { spawnSync } from 'node:child_process'
import { verdictOn } from './advisories.mjs'
import { environment, root, say } from './prepare.mjs'

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'],
  { cwd: root, env: environment, encoding: 'utf8', shell: process.platform === 'win32', timeout: 60_000 },
)
const { found, sentence } = verdictOn(stdout ?? '')
say(sentence)
if (found) process.exitCode = 1
