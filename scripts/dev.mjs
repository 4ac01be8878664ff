// `npm run dev`: the server restarts when its sources change; Vite serves the web app at http://localhost:5173.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, node, root, runProgram } from './prepare.mjs'

install()
const vite = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'web'], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
})
const server = runProgram('server/src/main.ts', {
  nodeArgs: ['--watch', '--watch-preserve-output'],
  env: {
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
    EXPOSE_RESET_TOKEN: process.env.EXPOSE_RESET_TOKEN ?? '1',
  },
})
vite.on('exit', () => server.kill('SIGTERM'))
process.on('exit', () => vite.kill())
