// `npm run train`: writes the weights of the emergency classifier from its training sentences.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('scripts/write-weights.mjs')
