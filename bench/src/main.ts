import { parseArgs } from 'node:util'
import { measureAssistant } from './assistant.ts'
import { measureCapacity } from './capacity.ts'
import { measureChat } from './chat.ts'
import { measureCluster } from './cluster/cluster.ts'
import { measureRecovery } from './cluster/recovery.ts'
import { type MakeDatabase, withDatabases } from './databases.ts'
import { measureGrowth } from './growth.ts'
import { measureInsights } from './insights.ts'
import { measureLive } from './live.ts'
import { median } from './measure.ts'
import { measureNeighbors } from './neighbors.ts'
import { measureOperators } from './operators.ts'
import { LOADS_PER_PAGE, measurePages } from './pages.ts'
import { measureReminders } from './reminders.ts'
import { measureReports } from './reports.ts'
import { measureRequests } from './requests.ts'
import { measureRestarts } from './restarts.ts'
import { isSmokeRun } from './scale.ts'
import { measureShop } from './shop.ts'
import { measureSymptoms } from './symptoms.ts'
import { cell, label, verdict } from './table.ts'
import { measureVials } from './vials.ts'
import { testVolumes } from './volumes.ts'

const ROUNDS = 3
/** Promised: the dispatcher's share of a bare claim-and-insert loop. */
const PROMISED_DISPATCH = 0.5

async function reminders(make: MakeDatabase) {
  const { bare, product, latency } = await measureReminders(await make('bench_reminders'), ROUNDS)
  const share = median(product) / median(bare)
  console.log(
    `\n${label('reminders per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`,
  )
  console.log(
    `${label('claim, record, compute next')}${cell(Math.round(median(bare)), 8)}${cell(Math.round(median(product)), 9)}${cell(share.toFixed(2), 7)}   ≥ ${PROMISED_DISPATCH}: ${verdict(share >= PROMISED_DISPATCH)}`,
  )
  for (const { channel, median, p99 } of latency)
    console.log(`From due to delivered, ${channel}: median ${median} ms, p99 ${p99} ms`)
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string' },
    doses: { type: 'string' },
    loads: { type: 'string', default: String(LOADS_PER_PAGE) },
    // Read in scale.ts.
    smoke: { type: 'boolean' },
  },
})
const amountOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** Prints figures, and may return whether they hold what is promised. */
type Measurement = (make: MakeDatabase) => Promise<unknown>

/**
 * Everything measured or tested at large volume; `npm run bench -- dispatcher` runs one part, `-- pages --loads=1` loads each page once.
 */
const parts: Record<string, Measurement> = {
  reminders,
  requests: measureRequests,
  shop: measureShop,
  pages: (make) => measurePages(make, Number(values.loads)),
  operators: measureOperators,
  chat: measureChat,
  live: measureLive,
  messages: () => testVolumes('chat-processes'),
  assistant: measureAssistant,
  insights: measureInsights,
  vials: (make) => measureVials(make, amountOf(values.doses)),
  symptoms: (make) => measureSymptoms(make, amountOf(values.doses)),
  dispatcher: () => testVolumes('dispatch-processes'),
  orders: () => testVolumes('checkout-rush-processes', 'killed-orders-processes'),
  uploads: () => testVolumes('large-bodies', 'images'),
}

/** Parts that run only on request, because they take long; `reports --members=20000` uses fewer members. */
const long: Record<string, Measurement> = {
  reports: (make) => measureReports(make, amountOf(values.members)),
  restarts: measureRestarts,
  cluster: measureCluster,
  recovery: measureRecovery,
  neighbors: measureNeighbors,
  growth: (make) => measureGrowth(make, amountOf(values.members)),
  capacity: (make) => measureCapacity(make, amountOf(values.members)),
}

const known = { ...parts, ...long }
const unknown = asked.filter((name) => !(name in known))
if (unknown.length > 0) {
  console.error(`There is no '${unknown.join(' ')}' to measure, but ${Object.keys(known).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(known).filter(([name]) =>
  asked.length > 0 ? asked.includes(name) : !(name in long),
)

async function run([name, measure]: [string, Measurement], make: MakeDatabase): Promise<void> {
  console.log(`\n# ${name}`)
  // Parts that only measure return no verdict, and a smoke run's figures mean nothing.
  if ((await measure(make)) === false && !isSmokeRun) process.exitCode = 1
}

if (isSmokeRun)
  await withDatabases(async (make) => {
    for (const part of chosen) await run(part, make)
  })
// A part's rows must not slow the next one.
else for (const part of chosen) await withDatabases((make) => run(part, make))
