import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { Member } from './factories.ts'

/** Signed-in members, without the cost of a password each. */
export async function manyMembers(db: Kysely<DB>, count: number): Promise<Member[]> {
  const people = Array.from({ length: count }, () => {
    const id = `user_${randomUUID()}`
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('hex')
    return { id, tokenHash, email: `${id}@mail.net`, cookie: `pepwell_session=${token}` }
  })
  const [ids, hashes] = [people.map(({ id }) => id), people.map(({ tokenHash }) => tokenHash)]
  await sql`INSERT INTO users (id, email, email_proved_at, password_hash, first_name, time_zone, created_at, updated_at)
    SELECT id, id || '@mail.net', now(), 'none', 'Ada', 'UTC', now(), now() FROM unnest(${ids}::text[]) AS id`.execute(
    db,
  )
  await sql`INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
    SELECT id, decode(hash, 'hex'), now(), now(), now() + interval '1 day'
    FROM unnest(${ids}::text[], ${hashes}::text[]) AS person (id, hash)`.execute(db)
  return people.map(({ id, email, cookie }) => ({ id, email, cookie }))
}

/** Makes all of these people friends with each other. */
export async function befriendAll(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`INSERT INTO friendships (requester_id, addressee_id, status, created_at, decided_at)
    SELECT one, other, 'accepted', now(), now()
    FROM unnest(${ids}::text[]) AS one, unnest(${ids}::text[]) AS other WHERE one < other
    ON CONFLICT DO NOTHING`.execute(db)
}
