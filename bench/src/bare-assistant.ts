import { relatedWords } from '@pepwell/domain/library/library-words'
import { passagesAbout } from '@pepwell/server/features/assistant/library.queries'
import { fastify } from 'fastify'
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { idOf } from './people.ts'

// The product's statements, run by Fastify and pg alone; their rows are the reply.
const [connection = '{}'] = process.argv.slice(2)
const pool = new pg.Pool({ ...JSON.parse(connection), max: 20 })
const app = fastify()

const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: () => {
      throw new Error('nothing is looked up')
    },
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const HEALTH = `SELECT date_of_birth, health_conditions, allergies FROM users WHERE id = $1`
const PLAN = `SELECT entry.id, entry.current_dose, entry.frequency, peptide.name, own.name AS own_name
  FROM user_peptides AS entry LEFT JOIN peptides AS peptide ON peptide.id = entry.peptide_id
  LEFT JOIN personal_peptides AS own ON own.id = entry.personal_peptide_id
  WHERE entry.user_id = $1 AND entry.status <> 'completed'`
const CATALOGUE = `SELECT peptide.*, product.price FROM peptides AS peptide JOIN products AS product ON product.peptide_id = peptide.id
  ORDER BY display_order, peptide.id`

const rowsOf = async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows

app.get('/api/library/search', ({ query }) => {
  const { question } = query as { question: string }
  const { sql, parameters } = passagesAbout({ question, related: relatedWords(question), limit: 8 }).compile(
    writer,
  )
  return rowsOf(sql, parameters)
})
app.post('/api/generate-stack', async ({ query }) => {
  const id = idOf(Number((query as { person: string }).person))
  const [person, plan, catalogue] = await Promise.all([
    rowsOf(HEALTH, [id]),
    rowsOf(PLAN, [id]),
    rowsOf(CATALOGUE, []),
  ])
  return { person, plan, peptides: catalogue.length }
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.server.address())
process.on('disconnect', () => process.exit(0))
