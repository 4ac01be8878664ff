import { fillDoses } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { type Case, compare } from './measure.ts'
import { BUSY_DOSES } from './people.ts'
import { scaled } from './scale.ts'
import { startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'
import { addVials } from './vial-data.ts'

const DOSES = scaled(1_000_000, BUSY_DOSES)

/** Promised: the share of the bare stack's requests per second. */
const PROMISED = 0.85

const cases: Case[] = [
  { name: 'GET  /api/vials', method: 'GET', path: '/api/vials?limit=50' },
  {
    name: 'GET  …?userPeptideId',
    method: 'GET',
    // Plan entries are numbered in order of creation: two rows per person.
    path: (person) => `/api/vials?limit=50&userPeptideId=${person * 2 + 1}`,
  },
]

/** The list of vials and the vial of a plan entry, next to the bare stack. @returns whether the promise holds */
export async function measureVials(make: MakeDatabase, doses = DOSES): Promise<boolean> {
  const connection = await make('bench_vials')
  console.log(`\nFilling a database with ${doses.toLocaleString('en')} doses drawn from vials ...`)
  await fillDoses(connection, doses)
  await addVials(connection)
  const [bare, product] = [await startServer('bare', connection), await startServer('product', connection)]
  console.log(
    `\n${label('requests per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`,
  )
  let holds = true
  for (const what of cases) {
    product.process.send('reset')
    const [bareRate, productRate] = await compare(bare, product, what)
    const share = productRate / bareRate
    holds &&= share >= PROMISED
    console.log(
      `${label(what.name)}${cell(Math.round(bareRate), 8)}${cell(Math.round(productRate), 9)}${cell(share.toFixed(2), 7)}   ≥ ${PROMISED}: ${verdict(share >= PROMISED)}`,
    )
  }
  for (const server of [bare, product]) server.stop()
  return holds
}
