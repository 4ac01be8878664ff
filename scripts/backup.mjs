// `npm run backup FILE`: everything there is in one file, also while the product runs.
import { fromHere, install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/backup/back-up.ts', { args: process.argv.slice(2).map(fromHere) })
