import { CompiledQuery, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { businessReportsService } from './business-reports.service.ts'
import { reportsService } from './reports.service.ts'
import { rollupsService } from './rollups.service.ts'

const app = await testApp()
const { db } = app

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The query plan when tables are too large for sequential scans. */
const explain = (text: string, parameters: readonly unknown[]): Promise<PlanNode[]> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    const { rows } = await tx.executeQuery(
      CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters]),
    )
    const [
      {
        'QUERY PLAN': [{ Plan: plan }],
      },
    ] = rows as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
    return nodesOf(plan)
  })

test('reports read only sums and stock', async () => {
  const member = await aMember(app)
  await aPlanEntry(app, member)
  const visits = [{ pagePath: '/', secondsAgo: 3, visitDuration: 1 }]
  await app.request('POST', '/api/page-visits', { body: { visits } })
  const executed: RootOperationNode[] = []
  const recording = db.withPlugin({
    transformQuery: ({ node }) => {
      executed.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const parts = { ...app, db: recording, rollups: rollupsService(app) }
  const [reports, business] = [reportsService(parts), businessReportsService(parts)]
  const user = { timeZone: 'America/New_York' }
  await Promise.all([
    reports.growth(user, {}),
    reports.activity(user),
    reports.pageVisits(user, {}),
    reports.peptides(user, {}),
    reports.trends(user, 12),
    reports.forecast(user),
    business.sales(user, {}),
    business.stock(user),
    business.retention(user, 12),
    business.deliveries(user, {}),
    business.waiting(user, {}),
  ])
  const [read, found] = [new Set<string>(), new Set<string>()]
  for (const node of executed) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const plan = await explain(text, parameters)
    for (const { 'Node Type': how, 'Relation Name': table } of plan)
      if (table) (how === 'Seq Scan' ? read : found).add(table)
  }
  const summed = ['report_counts', 'report_gaps', 'report_levels']
  expect([...read]).toEqual([])
  // Stock is read from batches on hand, products by id, and one day's visits by BRIN blocks.
  expect([...found].filter((table) => !summed.includes(table)).sort()).toEqual([
    'inventory_batches',
    'page_visits',
    'peptides',
    'products',
    'supplements',
  ])
})
