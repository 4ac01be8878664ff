// `npm run pictures`: retakes the pictures of the landing page and the README with the demo's data.
import { installChromium } from './chromium.mjs'
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
installChromium()
buildWeb()
runProgram('e2e/src/pictures/main.ts')
