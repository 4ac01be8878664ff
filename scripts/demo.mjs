// `npm run demo`: a look around with a demo account and six months of made-up data, in a folder of its own.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('server/src/demo/main.ts', { env: { DATA_DIR: process.env.DATA_DIR ?? './data/demo' } })
