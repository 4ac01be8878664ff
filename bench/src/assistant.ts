import { measureAnswers } from './answers.ts'
import { fill } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { libraryQuestions } from './library/questions.ts'
import { type Case, compare } from './measure.ts'
import { BUSY_DOSES, tokenOf } from './people.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

/**
 * Promised: the share of questions that the first three passages answer, and of the bare stack's requests per second.
 */
const PROMISED_HITS = 0.9
const PROMISED_SHARE = 0.85
const LOOKED_AT = 3

const cases: Case[] = [
  {
    name: 'GET  /api/library/search',
    method: 'GET',
    path: `/api/library/search?question=${encodeURIComponent('how long does a mixed vial keep')}`,
  },
  {
    name: 'POST /api/generate-stack',
    method: 'POST',
    path: '/api/generate-stack',
    body: () => ({
      goals: ['weight-loss', 'recovery'],
      weightLossPeptide: 'semaglutide',
      experienceLevel: 'beginner',
      timeline: '6+ months',
    }),
  },
]

/** The keys of the first passages, and the milliseconds that they took. */
async function ask({ url }: Server, question: string): Promise<[keys: string[], ms: number]> {
  const began = performance.now()
  const query = new URLSearchParams({ question, limit: String(LOOKED_AT) })
  const response = await fetch(`${url}/api/library/search?${query}`, {
    headers: { cookie: `pepwell_session=${tokenOf(0)}` },
  })
  const passages = (await response.json()) as { key: string }[]
  return [passages.map(({ key }) => key), performance.now() - began]
}

async function askEverything(product: Server) {
  await ask(product, 'warming up')
  let hits = 0
  const times: number[] = []
  for (const { question, answers } of libraryQuestions) {
    const [keys, ms] = await ask(product, question)
    times.push(ms)
    if (answers.some((answer) => keys.includes(answer))) hits++
    else console.log(`  not found: ${question}`)
  }
  const share = hits / libraryQuestions.length
  const worst = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  console.log(
    `Of ${libraryQuestions.length} questions to the library ${(share * 100).toFixed(1)} % are answered among the first ${LOOKED_AT} (promise ≥ ${PROMISED_HITS * 100} %): ${verdict(share >= PROMISED_HITS)}; p99 ${worst.toFixed(1)} ms`,
  )
}

async function againstBare(bare: Server, product: Server) {
  console.log(
    `\n${label('requests per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise ≥ ${PROMISED_SHARE}`,
  )
  for (const what of cases) {
    const [bareRate, productRate] = await compare(bare, product, what)
    const share = productRate / bareRate
    console.log(
      `${label(what.name)}${cell(Math.round(bareRate), 8)}${cell(Math.round(productRate), 9)}${cell(share.toFixed(2), 7)}   ${verdict(share >= PROMISED_SHARE)}`,
    )
  }
}

/**
 * Library search quality and speed, the speed of stack building, and the effect of answers on other requests.
 */
export async function measureAssistant(make: MakeDatabase): Promise<void> {
  const connection = await make('bench_assistant')
  await fill(connection, BUSY_DOSES)
  const product = await startServer('product', connection)
  await askEverything(product)
  const bare = await startServer('bare-assistant', connection)
  await againstBare(bare, product)
  for (const server of [bare, product]) server.stop()
  await measureAnswers(connection)
}
