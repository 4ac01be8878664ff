import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { drillPointInTime } from './drill/point-in-time.ts'
import { databaseFolder } from './testing/standby.ts'

test('the drill restores every write before the moment and none after it', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', 'drill'], {
    cwd: resolve(import.meta.dirname, '../..'),
  })
  expect(stdout).toContain('200 writes were acknowledged before the chosen moment')
  expect(stdout).toContain('After the restore 0 are missing and 0 later ones are there')
})

test('the drill notices a lost piece of the log', async () => {
  const folder = await databaseFolder()
  await expect(drillPointInTime(folder, { isLost: true })).rejects.toThrow(
    'recovery ended before configured recovery target was reached',
  )
})
