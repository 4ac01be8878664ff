// `npm run unlock EMAIL`: lets an operator who lost the second factor sign in with the password alone, also while
// Pepwell runs.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/unlock.ts', { args: process.argv.slice(2) })
