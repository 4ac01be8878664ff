// `npm run demo`: a demo account with six months of made-up data, in its own folder.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('server/src/demo/main.ts', { env: { DATA_DIR: process.env.DATA_DIR ?? './data/demo' } })
