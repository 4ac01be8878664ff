import { stat } from 'node:fs/promises'
import { reachDatabase, runCommand } from './command.ts'
import { writeBackup } from './write-backup.ts'

// Run by `npm run backup FILE`, also while the product runs.
await runCommand(reachDatabase, async ({ file, ...parts }) => {
  await writeBackup(parts, file)
  const { size } = await stat(file)
  return `Everything is in ${file} (${Math.ceil(size / 1024)} kB). Keep it as safe as the database itself.`
})
