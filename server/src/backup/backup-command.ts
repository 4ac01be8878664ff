import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSecretKeys } from '../secret-keys.ts'
import { reachDatabase, runCommand } from './command-line.ts'
import { readStandby } from './read-standby.ts'
import { writeBackup } from './write-backup.ts'

// Run by `npm run backup FILE`, also while Pepwell runs.
await runCommand(reachDatabase, async ({ file, config, connection, ...parts }) => {
  const { current: key } = await openSecretKeys(config)
  const seal = { key, passphrase: config.backupPassphrase }
  await readStandby(
    { primary: connection, standby: config.replica },
    (from) => writeBackup({ ...parts, connection: from, seal }, file),
    () => {},
  )
  const { size } = await stat(file)
  const needed = config.backupPassphrase
    ? 'To restore it you need BACKUP_PASSPHRASE.'
    : `Keep it as safe as the database itself. To restore it you need the key ${key.id}: keep ${config.secretKeys ? 'SECRET_KEY' : join(config.dataDir, 'secret-key')} somewhere else.`
  return `Everything is in ${file} (${Math.ceil(size / 1024)} kB). ${needed}`
})
