// `npm run bench`: speed, measured against the bare stack in the same run, and large volumes. `npm run bench --
// dispatcher` runs one part.
import { installChromium } from './chromium.mjs'
import { buildWeb, install, runProgram } from './prepare.mjs'

const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('-'))

install()
if (parts.length === 0 || parts.includes('pages')) installChromium()
buildWeb()
runProgram('bench/src/main.ts', { args })
