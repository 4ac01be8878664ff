// `npm run restore FILE`: what a backup holds, into a place where there is nothing yet. `npm run restore -- --unsigned FILE` takes one without a signature.
import { fromHere, install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/backup/restore.ts', {
  args: process.argv.slice(2).map((given) => (given.startsWith('--') ? given : fromHere(given))),
})
