// `npm run bench`: speed, measured against the bare stack in the same run, and great volumes. `npm run bench -- dispatcher` does a part.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('bench/src/main.ts', { args: process.argv.slice(2) })
