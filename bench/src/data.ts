import { hash } from '@node-rs/argon2'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { putPeptides } from '@pepwell/server/features/catalogue/catalogue.queries'
import { catalogueSeed } from '@pepwell/server/features/catalogue/seed/index'
import { inSeedOrder } from '@pepwell/server/features/catalogue/seed/seed-order'
import { type Kysely, sql } from 'kysely'
import {
  BUSY_PEOPLE,
  DOSES_EACH,
  FOODS_EACH,
  idOf,
  PASSWORD,
  TIME_ZONE,
  tokenHashOf,
  WEIGH_INS_EACH,
} from './people.ts'

// biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
type AnyDb = Kysely<any>

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Adds rows in bulk: PostgreSQL neither looks each reference up nor calls a trigger for each row. What triggers would add
 * is added by `add`, in one statement.
 */
export const inBulk = (db: AnyDb, add: (tx: AnyDb) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await add(tx)
  })

/** What reports count of the rows of a table, as its trigger notes it. */
const noteEvents = (tx: AnyDb, table: string, kind: 'dose' | 'active') =>
  sql`
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT report_person(user_id), created_at, ${kind}, ${sql.raw(kind === 'dose' ? 'peptide_name' : "''")}, 1
    FROM ${sql.table(table)} ORDER BY id`.execute(tx)

async function addPeople(db: AnyDb, people: number): Promise<void> {
  const passwordHash = await hash(PASSWORD, PARAMETERS)
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, first_name, last_name, time_zone, created_at)
    SELECT 'user_bench_' || n, 'bench' || n || '@mail.net', now(), ${passwordHash}, 'Ada', 'Keller', ${TIME_ZONE},
      now() - interval '300 days'
    FROM generate_series(0, ${people - 1}::int) n`.execute(db)
  for (let person = 0; person < BUSY_PEOPLE; person++) {
    await sql`
      INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
      VALUES (${idOf(person)}, ${tokenHashOf(person)}, now(), now(), now() + interval '30 days')`.execute(db)
  }
}

/** Two peptides in every plan, and a dose of each of them every day, or every so many. */
async function addRegimens(db: AnyDb, people: number, everyDays = 1): Promise<void> {
  await sql`
    INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
    SELECT 'user_bench_' || n, p, '250 mcg', 'Daily', current_date - 240
    FROM generate_series(0, ${people - 1}::int) n, generate_series(1, 2) p
    ORDER BY n, p`.execute(db)
  await sql`
    INSERT INTO plan_periods (user_id, user_peptide_id, starts_on, frequency)
    SELECT user_id, id, start_date, frequency FROM user_peptides`.execute(db)
  await inBulk(db, async (tx) => {
    await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, amount, unit, feeling, injection_site, taken_at, taken_on)
    SELECT e.user_id, e.id, (SELECT name FROM peptides WHERE peptides.id = e.peptide_id), '250 mcg', 250, 'mcg', 'Good', 'Left thigh', at, (at AT TIME ZONE ${TIME_ZONE})::date
    FROM generate_series(1, ${DOSES_EACH / 2}::int, ${everyDays}::int) n
    CROSS JOIN user_peptides e
    CROSS JOIN LATERAL (SELECT date_trunc('day', now()) - n * interval '1 day' + e.peptide_id * interval '6 hours') t(at)
  `.execute(tx)
    await noteEvents(tx, 'dosage_logs', 'dose')
  })
}

/** As many side effects per person as daily doses, each two hours after the time of one. */
const addSideEffects = (db: AnyDb): Promise<void> =>
  inBulk(db, (tx) =>
    sql`
    INSERT INTO side_effects (user_id, name, severity, started_at, user_peptide_id)
    SELECT e.user_id, (ARRAY['Nausea', 'Fatigue', 'Headache', 'Constipation'])[1 + (n + e.id) % 4], 1 + (n + e.id) % 3,
      date_trunc('day', now()) - n * interval '1 day' + (e.peptide_id * 6 + 2) * interval '1 hour', e.id
    FROM generate_series(1, ${DOSES_EACH / 2}::int) n CROSS JOIN user_peptides e
    ORDER BY n DESC, e.id`.execute(tx),
  )

/** Five foods on each of the last days, including today. */
async function addDiaries(db: AnyDb, people: number): Promise<void> {
  await inBulk(db, async (tx) => {
    await sql`
    INSERT INTO food_logs (user_id, food_name, serving_size, calories, protein, carbs, fat, fiber, sugar, sodium, servings,
      meal_type, log_date)
    SELECT 'user_bench_' || p, 'Chicken breast, grilled', '1 breast (172 g)', 284, 53.4, 0, 6.2, 0, 0, 127, 1, 'lunch',
      (now() AT TIME ZONE ${TIME_ZONE})::date - n / 5
    FROM generate_series(0, ${people - 1}::int) p, generate_series(0, ${FOODS_EACH - 1}::int) n
    ORDER BY n DESC, p`.execute(tx)
    await noteEvents(tx, 'food_logs', 'active')
  })
}

/** A weigh-in every second day. */
async function addWeighIns(db: AnyDb, people: number): Promise<void> {
  await inBulk(db, async (tx) => {
    await sql`
    INSERT INTO weight_logs (user_id, weight, pounds, weigh_in_date)
    SELECT 'user_bench_' || p, 180 + n / 10.0, 180 + n / 10.0, (now() AT TIME ZONE ${TIME_ZONE})::date - 2 * n
    FROM generate_series(0, ${people - 1}::int) p, generate_series(0, ${WEIGH_INS_EACH - 1}::int) n
    ORDER BY n DESC, p`.execute(tx)
    await noteEvents(tx, 'weight_logs', 'active')
  })
}

/** Costs of each peptide, with a link and the prices of three vendors; busy people may see them. */
async function addCosts(db: AnyDb): Promise<void> {
  await sql`
    INSERT INTO product_costs (product_id, cost_of_goods, packaging_cost, testing_cost, retail_price)
    SELECT id, 9.8, 1.1, 2.4, 54.99 FROM products WHERE peptide_id IS NOT NULL`.execute(db)
  await sql`
    INSERT INTO price_links (product_id, position, url)
    SELECT product_id, 1, 'https://vendor.example/' || product_id FROM product_costs`.execute(db)
  await sql`
    INSERT INTO vendor_prices (peptide_id, vendor_name, price, dosage)
    SELECT id, 'Vendor ' || n, 40 + n, mg || 'mg' FROM peptides, generate_series(1, 3) n WHERE mg IS NOT NULL`.execute(
    db,
  )
  const busy = Array.from({ length: BUSY_PEOPLE }, (_, person) => idOf(person))
  await sql`UPDATE users SET is_admin = true WHERE id = ANY(${busy})`.execute(db)
  await sql`INSERT INTO admin_users (user_id) SELECT unnest(${busy}::text[])`.execute(db)
}

/** Timeout for millions of rows. */
const FILL_MS = 10 * 60 * 1000

/** Fills an empty database, and analyzes it. */
async function filling(connection: Connection, add: (db: AnyDb) => Promise<void>): Promise<void> {
  const db = connect(connection, () => {}, { timeout: FILL_MS }) as AnyDb
  await putPeptides(db, inSeedOrder(catalogueSeed), new Date())
  await add(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}

/** Fills an empty database with people, plans and doses, and analyzes it. */
export const fillDoses = (connection: Connection, doses: number): Promise<void> =>
  filling(connection, async (db) => {
    await addPeople(db, doses / DOSES_EACH)
    await addRegimens(db, doses / DOSES_EACH)
  })

/** Fills an empty database with people, plans, weekly doses and side effects, and analyzes it. */
export const fillSideEffects = (connection: Connection, sideEffects: number): Promise<void> =>
  filling(connection, async (db) => {
    const people = sideEffects / DOSES_EACH
    await addPeople(db, people)
    await addRegimens(db, people, 7)
    await addSideEffects(db)
  })

/** Fills an empty database with people, plans, doses, diaries and weigh-ins, and analyzes it. */
export const fill = (connection: Connection, doses: number): Promise<void> =>
  filling(connection, async (db) => {
    const people = doses / DOSES_EACH
    await addPeople(db, people)
    await addRegimens(db, people)
    await addSideEffects(db)
    await addDiaries(db, people)
    await addWeighIns(db, people)
    await addCosts(db)
  })
