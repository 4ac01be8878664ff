// `npm run unlock EMAIL`: lets somebody in with the password alone who lost their second step, also while the product runs.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/unlock.ts', { args: process.argv.slice(2) })
