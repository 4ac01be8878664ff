import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
let admin: Member

/** One in forty has a rare name. Most share a name that none of the newest members has. */
const [MEMBERS, RARE] = [1300, 40]

beforeAll(async () => {
  admin = await anAdmin(app)
  await sql`
    INSERT INTO users (id, email, password_hash, first_name, last_name, time_zone, created_at, login_count, last_login_at)
    SELECT 'user_many_' || n, 'many' || n || '@mail.net', 'x', CASE WHEN n % 2 = 0 THEN 'Ada' ELSE 'Cleo' END,
      CASE WHEN n % ${RARE}::int = 39 THEN 'Kowalczyk' WHEN n < 35 THEN 'Newman' ELSE 'Keller' END, 'Europe/Berlin',
      now() - n * interval '1 minute', n % 7, CASE WHEN n % 3 > 0 THEN now() - n * interval '1 hour' END
    FROM generate_series(0, ${MEMBERS - 1}::int) n`.execute(app.db)
})

interface Listed {
  id: string
  lastName: string | null
}

const list = async (query: string): Promise<Listed[]> =>
  (await app.request('GET', `/api/admin/users?${query}`, { cookie: admin.cookie })).body

async function inPages(query: string): Promise<Listed[]> {
  const all: Listed[] = []
  for (let page = await list(`${query}&limit=20`); page.length > 0; ) {
    all.push(...page)
    page = await list(`${query}&limit=20&after=${all.at(-1)?.id}`)
  }
  return all
}

test.each(['newest', 'name', 'email', 'last-login', 'logins'])(
  'in the order %s a search finds what the list has',
  async (sort) => {
    const all = await list(`sort=${sort}`)
    for (const name of ['Kowalczyk', 'Keller', 'Newman']) {
      const named = all.filter(({ lastName }) => lastName === name)
      const search = `sort=${sort}&search=${name.slice(1, 5)}`
      expect(await list(search)).toEqual(named)
      if (name === 'Kowalczyk') expect(await inPages(search)).toEqual(named)
    }
  },
)

test('finds a rare name among filtered members, or none', async () => {
  const rare = await list('search=kowalczyk')
  expect(rare).toHaveLength(32)
  const never = await list('search=kowalczyk&lastLogin=never')
  expect(never.length).toBeGreaterThan(0)
  expect(rare.filter(({ id }) => Number(id.split('_')[2]) % 3 === 0)).toEqual(never)
  expect(await list('search=kowalczyk&group=admins')).toEqual([])
  expect(await list('search=nobody+at+all')).toEqual([])
})

test('finds names regardless of accents, case and stored form', async () => {
  await sql`
    INSERT INTO users (id, email, password_hash, first_name, last_name, time_zone, created_at)
    VALUES ('user_composed', 'one@mail.net', 'x', ${'Zo\u00eb'}, 'Marks', 'UTC', now()),
      ('user_decomposed', 'two@mail.net', 'x', ${'Zoe\u0308'}, 'Marks', 'UTC', now())`.execute(app.db)
  for (const search of ['Zoë', 'Zoe\u0308', 'zoe', 'ZOË M', 'Ｚｏｅ']) {
    const found = await list(`search=${encodeURIComponent(search)}`)
    expect(found.map(({ id }) => id).sort()).toEqual(['user_composed', 'user_decomposed'])
  }
})
