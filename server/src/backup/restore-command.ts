import { knownSecretKeys } from '../secret-keys.ts'
import type { BackupFile } from './backup-file.ts'
import { momentOf } from './backup-stamp.ts'
import { runCommand, takeDatabase } from './command-line.ts'
import { openBackup, restoreInto } from './restore-backup.ts'

let backup: BackupFile | undefined

// Run by `npm run restore FILE`, into an empty place. Nothing is created before the file is checked.
await runCommand(
  async (config, { file, flags }) => {
    const keys = await knownSecretKeys(config)
    const passphrase = config.backupPassphrase
    backup = await openBackup(file, { keys, passphrase, allowUnsigned: flags.includes('--unsigned') })
    return takeDatabase(config)
  },
  async (place) => {
    if (!backup) throw new Error('no backup was opened')
    const { tables, blobs, madeAt } = await restoreInto(place, backup)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const photos = blobs ? ` and ${blobs.count} pictures` : '; this backup was made without pictures'
    return `Restored ${rows} rows of ${Object.keys(tables).length} tables${photos}, as they were on ${momentOf(madeAt)}.`
  },
)
