// `npm start`: installs, builds and starts Pepwell.
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
buildWeb()
runProgram('server/src/main.ts')
