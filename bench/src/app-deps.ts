import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '@pepwell/server/app-deps'
import { systemClock } from '@pepwell/server/clock'
import { type Config, readConfig } from '@pepwell/server/config'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { postgresBus } from '@pepwell/server/live/bus'
import { createLog } from '@pepwell/server/log'
import { diskBlobs } from '@pepwell/server/ports/blobs-disk'
import { webPushPort } from '@pepwell/server/ports/push-web'
import { systemRandom } from '@pepwell/server/random'

/** The product as in production, except that nothing leaves the machine. */
export const aProduct = async (connection: Connection, settings: Partial<Config> = {}): Promise<AppDeps> => ({
  config: { ...readConfig({}), dataDir: tmpdir(), adminPassword: 'not needed here', ...settings },
  db: connect(connection, () => {}),
  bus: await postgresBus(connection),
  mail: { send: async () => {}, close() {} },
  sms: { send: async () => {} },
  priceSource: { page: async (address) => ({ address, html: '' }) },
  push: webPushPort({ contact: 'mailto:bench@pepwell.test' }),
  blobs: diskBlobs(tmpdir()),
  clock: systemClock,
  random: systemRandom,
  logger: createLog('warn'),
  webFolder: join(import.meta.dirname, '../../web/dist'),
  announceAdmin() {},
})
