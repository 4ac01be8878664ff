import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { buildApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { Connection } from '../database/connect.ts'
import type { DB } from '../database/schema.ts'
import { postgresBus } from '../live/bus.ts'
import { createLog } from '../log.ts'
import { closePorts, openPorts } from '../ports/open-ports.ts'
import { systemRandom } from '../random.ts'

const PASSWORD = 'a password for this drill alone'

const person = {
  firstName: 'Ada',
  lastName: 'Drill',
  email: 'ada@mail.net',
  phoneNumber: '4155550123',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}

/** A member whose weigh-ins are stored through Pepwell's own calls. */
export async function openWriter(db: Kysely<DB>, connection: Connection, dataDir: string) {
  const config = { ...readConfig({ DATA_DIR: join(dataDir, 'app') }), requestsPerMinute: 1_000_000 }
  const [ports, bus] = [await openPorts(config, systemClock), await postgresBus(connection)]
  const { app } = await buildApp({
    ...{ config, db, bus, ...ports, clock: systemClock, random: systemRandom },
    logger: createLog('silent'),
    webFolder: join(dataDir, 'no-web'),
    announceAdmin() {},
  })
  await app.ready()
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/signup', payload: person })
  const [session] = signedUp.cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  return {
    /** @returns the client ids of those that were acknowledged */
    async write(count: number): Promise<string[]> {
      const acknowledged: string[] = []
      for (let written = 0; written < count; written++) {
        const clientId = randomUUID()
        const payload = { weight: 150 + (written % 100), unit: 'lbs', clientId }
        const answer = await app.inject({ method: 'POST', url: '/api/weight-logs', headers, payload })
        if (answer.statusCode === 201) acknowledged.push(clientId)
      }
      return acknowledged
    },
    async close(): Promise<void> {
      await app.close()
      closePorts(ports)
      await bus.close()
    },
  }
}
