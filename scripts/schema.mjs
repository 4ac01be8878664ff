// `npm run schema`: regenerates server/src/database/schema.ts from the migrations.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/database/write-schema.ts')
