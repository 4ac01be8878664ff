import { setTimeout as sleep } from 'node:timers/promises'
import { mainIn, type Process } from '../processes.ts'
import type { Databases } from './database-nodes.ts'
import { type Program, until } from './programs.ts'

/** Longer than Patroni's lease, so that another database takes over. */
const HUNG_MS = 45_000

/** What a step disturbs. */
export interface Cluster {
  databases: Databases
  haproxy: Program
  redis: { first: Program }
  processes: readonly Process[]
  /** the release before, if the history has one */
  previous: string | undefined
}

/** A disturbance, and whether requests may fail during it: always with a 503 that says when to retry. */
export interface Step {
  name: string
  mayFail: boolean
  disturb(): Promise<void>
}

async function replaceEach(processes: readonly Process[], main?: string): Promise<void> {
  for (const one of processes) {
    await one.end('SIGTERM')
    await one.start(main)
  }
}

/** Another database than before leads. */
const succeeded = ({ primary }: Databases, former: string) =>
  until('another primary', async () => (await primary()).name !== former)

async function losePrimary({ databases }: Cluster, how: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  const former = await databases.primary()
  await former.signalAll(how)
  if (how === 'SIGSTOP') {
    await sleep(HUNG_MS)
    await former.signalAll('SIGCONT')
  }
  await succeeded(databases, former.name)
  if (how === 'SIGKILL') former.start()
  await databases.settle()
}

export function stepsOf(cluster: Cluster): Step[] {
  const { databases, haproxy, redis, processes, previous } = cluster
  const upgrade: Step[] = previous
    ? [
        { name: 'rolling upgrade', mayFail: false, disturb: () => replaceEach(processes) },
        { name: 'rolling back', mayFail: false, disturb: () => replaceEach(processes, mainIn(previous)) },
        { name: 'upgrade again', mayFail: false, disturb: () => replaceEach(processes) },
      ]
    : []
  return [
    ...upgrade,
    { name: 'rolling restart', mayFail: false, disturb: () => replaceEach(processes) },
    {
      name: 'one process killed',
      mayFail: false,
      async disturb() {
        await processes[0]?.end('SIGKILL')
        await processes[0]?.start()
      },
    },
    {
      name: 'Redis killed',
      mayFail: false,
      async disturb() {
        await redis.first.end('SIGKILL')
        await sleep(15_000)
        redis.first.start()
      },
    },
    {
      name: 'switchover',
      mayFail: true,
      async disturb() {
        const former = await databases.primary()
        await databases.switchOver()
        await succeeded(databases, former.name)
        await databases.settle()
      },
    },
    { name: 'primary killed', mayFail: true, disturb: () => losePrimary(cluster, 'SIGKILL') },
    { name: 'primary hangs', mayFail: true, disturb: () => losePrimary(cluster, 'SIGSTOP') },
    {
      name: 'silent database',
      mayFail: true,
      async disturb() {
        haproxy.signal('SIGSTOP')
        await sleep(HUNG_MS)
        haproxy.signal('SIGCONT')
        await sleep(5_000)
      },
    },
  ]
}
