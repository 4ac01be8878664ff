// `npm run restore FILE`: what a backup holds, into a place where there is nothing yet.
import { fromHere, install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/backup/restore.ts', { args: process.argv.slice(2).map(fromHere) })
