// `npm run schema`: writes server/src/database/schema.ts anew from the migrations.
import { install, runProgram } from './prepare.mjs'

install()
runProgram('server/src/database/write-schema.ts')
