import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '@pepwell/server/app'
import { openAiModel } from '@pepwell/server/ports/ai-openai'
import { aProduct } from './app-deps.ts'

/** Known before the server listens: pages may write and get events only at its address. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// The product as in production, without limits by address and the assistant's budget.
const [connection = '{}', model] = process.argv.slice(2)
const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const parts = await aProduct(JSON.parse(connection), {
  requestsPerMinute: 1e9,
  filesPerMinute: 1e9,
  socketsPerAddress: 1e6,
  unpaidOrdersPerAddress: 1e6,
  unpaidNewcomersPercent: 100,
  aiMonthlyTokens: 1e9,
  publicUrl,
})
const ai = model ? openAiModel({ baseUrl: model, model: 'slow' }) : undefined
const { app } = await buildApp({ ...parts, ai })
await app.listen({ port, host: '127.0.0.1' })
process.send?.(app.server.address())

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', (question) => {
  if (question === 'reset') delay.reset()
  else if (question === 'cpu') process.send?.({ cpu: processorMs() })
  else process.send?.({ p99: delay.percentile(99) / 1e6, megabytes: process.memoryUsage.rss() / 2 ** 20 })
})
process.on('disconnect', () => process.exit(0))
