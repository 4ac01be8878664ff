import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drillPointInTime } from './point-in-time.ts'

// Run by `npm run drill`.
const folder = await mkdtemp(join(tmpdir(), 'pepwell-drill-'))
try {
  const { acknowledged, lost, later, seconds } = await drillPointInTime(folder)
  process.stdout.write(
    `${acknowledged} writes were acknowledged before the chosen moment. After the restore ${lost} are missing and ${later} later ones are there. It took ${seconds} s.\n`,
  )
  if (acknowledged === 0 || lost > 0 || later > 0) process.exitCode = 1
} catch (error) {
  process.stderr.write(`The restore failed: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}
process.disconnect?.()
