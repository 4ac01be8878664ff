// `npm run bench`: speed, measured against the bare stack in the same run.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('bench/src/main.ts')
