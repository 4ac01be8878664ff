// `npm start`: the product, from a fresh clone on.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('server/src/main.ts')
