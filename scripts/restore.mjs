// `npm run restore FILE`: restores a backup into an empty place. `npm run restore -- --unsigned FILE` accepts one
// without a signature.
import { fromHere, install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/backup/restore-command.ts', {
  args: process.argv.slice(2).map((given) => (given.startsWith('--') ? given : fromHere(given))),
})
