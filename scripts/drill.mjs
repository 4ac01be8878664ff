// `npm run drill`: restores a database of its own to a moment before a mistake, and checks every acknowledged write.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/drill/main.ts')
