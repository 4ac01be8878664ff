// `npm run pictures`: takes the pictures of the landing page and the README anew, of the product as it is now with the demo's data in it.
import { installChromium } from './chromium.mjs'
import { buildWeb, install, runProgram } from './prepare.mjs'

install()
installChromium()
buildWeb()
runProgram('e2e/src/pictures/main.ts')
