import { tmpdir } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildApp } from '@pepwell/server/app'
import { systemClock } from '@pepwell/server/clock'
import { readConfig } from '@pepwell/server/config'
import { connect } from '@pepwell/server/database/connect'
import { postgresBus } from '@pepwell/server/live/bus'
import { createLog } from '@pepwell/server/log'
import { diskBlobs } from '@pepwell/server/ports/blobs-disk'
import { webPushPort } from '@pepwell/server/ports/push-web'
import { systemRandom } from '@pepwell/server/random'

// The product, as production builds it; only the request limit is out of the way of the load.
const [connection = '{}'] = process.argv.slice(2)
const app = await buildApp({
  config: { ...readConfig({}), dataDir: tmpdir(), adminPassword: 'not needed here', requestsPerMinute: 1e9 },
  db: connect(JSON.parse(connection), () => {}),
  bus: await postgresBus(JSON.parse(connection)),
  mail: { send: async () => {}, close() {} },
  sms: { send: async () => {} },
  push: webPushPort({ contact: 'mailto:bench@pepwell.test' }),
  blobs: diskBlobs(tmpdir()),
  clock: systemClock,
  random: systemRandom,
  logger: createLog('warn'),
  webFolder: tmpdir(),
  announceAdmin() {},
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.server.address())

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', (question) => {
  if (question === 'reset') delay.reset()
  else process.send?.({ p99: delay.percentile(99) / 1e6 })
})
process.on('disconnect', () => process.exit(0))
