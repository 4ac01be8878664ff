// `npm run bench`: speed, measured against the bare stack in the same run, and great volumes. `npm run bench -- dispatcher` does a part.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('bench/src/main.ts', { args: process.argv.slice(2) })
