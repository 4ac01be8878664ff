// `npm run backup FILE`: writes everything to one file, also while Pepwell runs.
import { fromHere, install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/backup/backup-command.ts', { args: process.argv.slice(2).map(fromHere) })
