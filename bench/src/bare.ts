import { verify } from '@node-rs/argon2'
import { fastify } from 'fastify'
import pg from 'pg'
import { bareShop } from './bare-shop.ts'
import { emailOf, idOf, TIME_ZONE, tokenHashOf } from './people.ts'

// The bare stack: Fastify and pg with hand-written SQL over the same rows, no session, no rules, no validation.
const [connection = '{}'] = process.argv.slice(2)
const pool = new pg.Pool({ ...JSON.parse(connection), max: 20 })
const app = fastify()

const USER = `SELECT id, user_handle, email, first_name, last_name, profile_image_url, phone_number, date_of_birth, height_feet,
  height_inches, height_cm, weight, goal_weight, gender, health_conditions, allergies, goals, time_zone, is_admin, created_at,
  updated_at, last_login_at FROM users WHERE id = $1`
const PEPTIDES = `SELECT peptide.id, name, mg, category, description, benefits, side_effects, recommended_dose, frequency, duration,
  best_taken_with, display_order, created_at, peptide.version, aliases, routes, peptide_class, components, sources,
  status_checked_on, forbidden_in_sport, label, image_hash, enabled, status, price, original_price, purity, form, storage, rating,
  reviews, icon, product.id AS product_id, product.version AS shop_version
  FROM peptides AS peptide JOIN products AS product ON product.peptide_id = peptide.id ORDER BY display_order, peptide.id`
const PLACES = [1, 2, 3, 4]
const COSTS = `SELECT coalesce(json_agg(json_build_object('id', cost.id, 'peptideId', peptide.id,
    'peptide', json_build_object('id', peptide.id, 'name', peptide.name), 'mg', peptide.mg, 'version', cost.version,
    'costOfGoods', cost_of_goods, 'packagingCost', packaging_cost, 'testingCost', testing_cost, 'shippingCost', shipping_cost,
    'otherCosts', other_costs, 'mailingLabelCost', mailing_label_cost, 'barcodeCost', barcode_cost, 'retailPrice', retail_price,
    ${PLACES.map((place) => `'url${place}', link${place}.url, 'tested${place}', coalesce(link${place}.us_lab_tested, false), 'tracked${place}', coalesce(link${place}.batch_tracked, false)`)},
    'offers', coalesce(offers.list, '[]')) ORDER BY peptide.display_order, peptide.id), '[]') AS list
  FROM product_costs AS cost JOIN products AS product ON product.id = cost.product_id
  JOIN peptides AS peptide ON peptide.id = product.peptide_id
  ${PLACES.map((place) => `LEFT JOIN price_links AS link${place} ON link${place}.product_id = cost.product_id AND link${place}.position = ${place}`).join(' ')}
  LEFT JOIN (SELECT peptide_id, json_agg(json_build_object('dosage', dosage, 'price', price)) AS list
    FROM (SELECT peptide_id, dosage, min(price) AS price FROM vendor_prices GROUP BY peptide_id, dosage) AS cheapest
    GROUP BY peptide_id) AS offers ON offers.peptide_id = peptide.id`
const STATS = `SELECT count(*) AS total, count(DISTINCT taken_on) AS days,
  (SELECT count(*) FROM user_peptides WHERE user_id = $1 AND status = 'active') AS active,
  (SELECT json_agg(e) FROM (
    SELECT entry.status, count(d.id) AS taken,
      count(d.id) FILTER (WHERE d.taken_on > current_date - 30) AS recent,
      count(d.id) FILTER (WHERE d.taken_on > current_date - 60 AND d.taken_on <= current_date - 30) AS before,
      (SELECT json_agg(p) FROM plan_periods p WHERE p.user_peptide_id = entry.id) AS periods
    FROM user_peptides entry
    LEFT JOIN dosage_logs d ON d.user_id = entry.user_id AND d.user_peptide_id = entry.id AND d.taken_on >= entry.start_date
    WHERE entry.user_id = $1 GROUP BY entry.id) e) AS entries
  FROM dosage_logs WHERE user_id = $1`
const DOSES = `SELECT id, user_peptide_id, peptide_name, dose, volume, injection_site, feeling, notes, taken_at, created_at
  FROM dosage_logs WHERE user_id = $1 ORDER BY taken_at DESC, id DESC LIMIT 50`
const EFFECTS = `SELECT effect.id, effect.name, severity, started_at, ended_at, note, user_peptide_id, effect.created_at, edited_at,
  photo.content_hash, photo.width, photo.height
  FROM side_effects AS effect
  LEFT JOIN side_effect_photos AS photo ON photo.user_id = effect.user_id AND photo.side_effect_id = effect.id
  WHERE effect.user_id = $1 ORDER BY started_at DESC, effect.id DESC LIMIT 50`
const FREQUENT = `SELECT name FROM side_effects WHERE user_id = $1 AND started_at >= now() - interval '364 days' AND severity > 0
  GROUP BY name ORDER BY count(*) DESC LIMIT 5`
const FROM_DOSE_TO_DOSE = `SELECT peptide_name, taken_on, dose, taken_at,
    coalesce(lead(taken_at) OVER (PARTITION BY peptide_name ORDER BY taken_at), 'infinity') AS next,
    row_number() OVER (PARTITION BY peptide_name ORDER BY taken_at DESC) AS nth
  FROM dosage_logs WHERE user_id = $1 AND taken_on > current_date - 364`
const AFTER_DOSE = `effect.user_id = $1 AND effect.started_at >= dose.taken_at AND effect.started_at < dose.next AND severity > 0`
const DAYS_SINCE_DOSE = `SELECT peptide_name, (started_at AT TIME ZONE $2)::date - taken_on AS day, count(*), avg(severity) AS mean
  FROM (${FROM_DOSE_TO_DOSE}) AS dose JOIN side_effects AS effect ON ${AFTER_DOSE} GROUP BY peptide_name, day`
const AFTER_LATEST_DOSES = `SELECT peptide_name, taken_on, dose, name, (started_at AT TIME ZONE $2)::date - taken_on AS day, max(severity) AS worst
  FROM (${FROM_DOSE_TO_DOSE}) AS dose JOIN side_effects AS effect ON ${AFTER_DOSE} WHERE nth <= 6
  GROUP BY peptide_name, taken_on, dose, name, day`
const CHARTED_WEIGHTS = `SELECT weigh_in_date, weight FROM weight_logs
  WHERE user_id = $1 AND weigh_in_date > current_date - 1095 ORDER BY weigh_in_date LIMIT 3000`
const CHARTED_EFFECTS = `SELECT id, name, severity, started_at, (started_at AT TIME ZONE $2)::date AS day FROM side_effects
  WHERE user_id = $1 AND started_at >= now() - interval '1095 days' AND severity > 0 ORDER BY started_at LIMIT 5000`
const CHARTED_LABS = `SELECT id, analyte, value, comparator, unit, collected_at FROM lab_results
  WHERE user_id = $1 AND collected_at >= now() - interval '1095 days' ORDER BY collected_at LIMIT 500`
const VIALS = (condition: string) => `SELECT vial.*,
  (SELECT coalesce(sum(amount), 0) FROM vial_movements m WHERE m.user_id = vial.user_id AND m.vial_id = vial.id) AS moved
  FROM vials AS vial WHERE vial.user_id = $1 ${condition} ORDER BY vial.id DESC LIMIT 50`
const DIARY = `SELECT id, food_name, brand, serving_size, calories, protein, carbs, fat, fiber, sugar, sodium, servings, meal_type,
  log_date, created_at FROM food_logs WHERE user_id = $1 AND log_date BETWEEN $2 AND $3
  ORDER BY log_date DESC, id DESC`
const WEIGHTS = `SELECT log.id, weight, unit, notes, photo_link, weigh_in_date, log.created_at, photo.id AS photo_id
  FROM weight_logs log LEFT JOIN progress_photos photo ON photo.user_id = log.user_id AND photo.weight_log_id = log.id
  WHERE log.user_id = $1 ORDER BY weigh_in_date DESC, log.id DESC LIMIT 90`
const FOODS = `SELECT id, name, brand, calories_per_serving, serving_size FROM food_items WHERE $1 <% label
  ORDER BY word_similarity($1, label) DESC LIMIT 5`
const INSERT = `INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, feeling, injection_site, taken_at, taken_on)
  VALUES ($1, $2, 'BPC-157', $3, $4, $5, $6, ($6::timestamptz)::date) RETURNING *`
const MEMBERS = (
  condition: string,
) => `SELECT id, email, first_name, last_name, user_handle, is_admin, created_at, login_count,
  last_login_at, (SELECT avg(extract(epoch FROM coalesce(logout_time, last_activity_at) - login_time)::float8)
    FROM login_sessions WHERE login_sessions.user_id = users.id) AS avg_session_duration
  FROM users ${condition} ORDER BY created_at DESC, id DESC LIMIT 50`
const FIGURES = `SELECT (SELECT count(*) FROM users) AS total_users,
  (SELECT count(DISTINCT user_id) FROM user_peptides WHERE status = 'active') AS active_peptide_users,
  (SELECT count(*) FROM dosage_logs WHERE created_at >= $1 AND created_at < $2) AS dosage_logs_today,
  (SELECT count(*) FROM users WHERE created_at >= $3) AS new_users_this_week`
const CREDENTIALS = 'SELECT id, password_hash FROM users WHERE email = $1'
const SESSION = `INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
  VALUES ($1, sha256(random()::text::bytea), now(), now(), now() + interval '30 days')`

const DAY_MS = 24 * 60 * 60 * 1000

interface Body {
  person: number
  userPeptideId: number
  [field: string]: unknown
}
const rowsOf = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
const personOf = (query: unknown) => idOf(Number((query as { person: string }).person))

app.get('/api/auth/user', async ({ query }) => (await rowsOf(USER, [personOf(query)]))[0])
app.get('/api/peptides', () => rowsOf(PEPTIDES, []))
app.get('/api/admin/product-costs', async () => (await rowsOf(COSTS, []))[0].list)
app.get('/api/analytics/stats', async ({ query }) => (await rowsOf(STATS, [personOf(query)]))[0])
app.get('/api/dosage-logs', ({ query }) => rowsOf(DOSES, [personOf(query)]))
app.get('/api/side-effects', ({ query }) => rowsOf(EFFECTS, [personOf(query)]))
app.get('/api/side-effects/patterns', async ({ query }) => {
  const person = personOf(query)
  const [frequent, days, doses] = await Promise.all([
    rowsOf(FREQUENT, [person]),
    rowsOf(DAYS_SINCE_DOSE, [person, TIME_ZONE]),
    rowsOf(AFTER_LATEST_DOSES, [person, TIME_ZONE]),
  ])
  return { frequent: frequent.map(({ name }) => name), days, doses }
})
app.get('/api/insights/overlays', async ({ query }) => {
  const person = personOf(query)
  const [weighIns, symptoms, labs] = await Promise.all([
    rowsOf(CHARTED_WEIGHTS, [person]),
    rowsOf(CHARTED_EFFECTS, [person, TIME_ZONE]),
    rowsOf(CHARTED_LABS, [person]),
  ])
  return { weighIns, symptoms, labs }
})
app.get('/api/vials', ({ query }) => {
  const { userPeptideId } = query as { userPeptideId?: string }
  return userPeptideId
    ? rowsOf(VIALS('AND vial.user_peptide_id = $2'), [personOf(query), userPeptideId])
    : rowsOf(VIALS(''), [personOf(query)])
})
app.get('/api/food-logs', ({ query }) => {
  const { from, to } = query as { from: string; to: string }
  return rowsOf(DIARY, [personOf(query), from, to])
})
app.get('/api/weight-logs', ({ query }) => rowsOf(WEIGHTS, [personOf(query)]))
app.get('/api/nutrition/search', ({ query }) => rowsOf(FOODS, [(query as { query: string }).query]))
app.get('/api/admin/users', ({ query }) => {
  const { search } = query as { search?: string }
  return search
    ? rowsOf(MEMBERS('WHERE sought LIKE $1'), [`%${search.toLowerCase()}%`])
    : rowsOf(MEMBERS(''), [])
})
app.get('/api/admin/dashboard-stats', async () => {
  const midnight = new Date().setHours(0, 0, 0, 0)
  const spans = [0, 1, -6].map((days) => new Date(midnight + days * DAY_MS))
  return (await rowsOf(FIGURES, spans))[0]
})
app.post('/api/dosage-logs', async ({ body, query }) => {
  const { userPeptideId, dose, feeling, injectionSite, takenAt } = body as Body
  return (await rowsOf(INSERT, [personOf(query), userPeptideId, dose, feeling, injectionSite, takenAt]))[0]
})
app.post('/api/auth/login', async ({ body, query }) => {
  const person = Number((query as { person: string }).person)
  const [user] = await rowsOf(CREDENTIALS, [emailOf(person)])
  const matches = await verify(user.password_hash, String((body as Body).password))
  await rowsOf(SESSION, [user.id])
  return { matches, token: tokenHashOf(person).toString('hex') }
})
bareShop(app, pool)

await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.server.address())
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit(0))
