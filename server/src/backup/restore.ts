import { knownSecretKeys } from '../secret-keys.ts'
import { momentOf } from './backup-stamp.ts'
import { runCommand, takeDatabase } from './command.ts'
import { restoreBackup } from './restore-backup.ts'

// Run by `npm run restore FILE`, into an empty place.
await runCommand(takeDatabase, async ({ file, flags, config, ...parts }) => {
  const proof = {
    keys: await knownSecretKeys(config),
    passphrase: config.backupPassphrase,
    allowUnsigned: flags.includes('--unsigned'),
  }
  const { tables, blobs, madeAt } = await restoreBackup({ ...parts, proof }, file)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const photos = blobs ? ` and ${blobs.count} pictures` : '; this backup was made without pictures'
  return `Restored ${rows} rows of ${Object.keys(tables).length} tables${photos}, as they were on ${momentOf(madeAt)}.`
})
