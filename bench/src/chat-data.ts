import { type Connection, connect } from '@pepwell/server/database/connect'
import { type Kysely, sql } from 'kysely'
import { BUSY_PEOPLE, TIME_ZONE } from './people.ts'
import { scaled } from './scale.ts'

/** Rooms per busy person. */
export const ROOMS_EACH = scaled(200, 10)
/** People in a live room. */
export const IN_ROOM = 20

/** Messages in each room of two. */
const MESSAGES_EACH = 60

const TEXT = 'About 250 mcg twice a day for the first two weeks, and then we will see '

/** Timeout for large tables. */
const FILL_MS = 10 * 60 * 1000

// biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
type AnyDb = Kysely<any>

/** Signed-in people; each busy one has the same number of separate friends. */
async function addPeople(db: AnyDb, people: number): Promise<void> {
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, first_name, last_name, time_zone)
    SELECT 'user_bench_' || n, 'bench' || n || '@mail.net', now(), 'x', 'Ada', 'Keller', ${TIME_ZONE}
    FROM generate_series(0, ${people - 1}::int) n`.execute(db)
  await sql`
    INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
    SELECT id, sha256(('bench-token-' || split_part(id, '_', 3))::bytea), now(), now(), now() + interval '1 day'
    FROM users`.execute(db)
  await sql`
    INSERT INTO friendships (requester_id, addressee_id, status, created_at, decided_at)
    SELECT 'user_bench_' || n % ${BUSY_PEOPLE}::int, 'user_bench_' || n, 'accepted', now(), now()
    FROM generate_series(${BUSY_PEOPLE}::int, ${people - 1}::int) n`.execute(db)
}

/** A room per friendship with alternating messages; the last ones are unread. */
async function addConversations(db: AnyDb): Promise<void> {
  await sql`
    INSERT INTO chat_rooms (created_by, one_id, other_id, last_seq, revision, created_at, updated_at)
    SELECT requester_id, requester_id, addressee_id, ${MESSAGES_EACH}::int, ${MESSAGES_EACH}::int, now(),
      now() - id * interval '1 second' FROM friendships`.execute(db)
  await sql`
    INSERT INTO chat_participants (room_id, user_id, joined_at, last_read_seq)
    SELECT id, person, now(), ${MESSAGES_EACH - 3}::int FROM chat_rooms, unnest(ARRAY[one_id, other_id]) AS person`.execute(
    db,
  )
  await sql`
    INSERT INTO chat_messages (room_id, seq, revision, sender_id, message, created_at)
    SELECT id, seq, seq, CASE WHEN seq % 2 = 0 THEN one_id ELSE other_id END, ${TEXT} || seq, now() - seq * interval '1 minute'
    FROM generate_series(1, ${MESSAGES_EACH}::int) seq, chat_rooms ORDER BY seq, id`.execute(db)
}

/** Other people's messages, in groups without busy people. */
async function addOthers(db: AnyDb, messages: number): Promise<void> {
  if (messages <= 0) return
  await sql`
    WITH made AS (
      INSERT INTO chat_rooms (type, name, created_by, last_seq, revision, created_at, updated_at)
      SELECT 'group', 'Group ' || n, 'user_bench_' || ${BUSY_PEOPLE + 1}::int + n, 1000, 1000, now(), now()
      FROM generate_series(1, ${messages / 1000}::int) n RETURNING id, created_by)
    INSERT INTO chat_messages (room_id, seq, revision, sender_id, message, created_at)
    SELECT id, seq, seq, created_by, ${TEXT} || seq, now() FROM generate_series(1, 1000) seq, made ORDER BY seq, id`.execute(
    db,
  )
}

/** Groups of {@link IN_ROOM} people each. */
async function addGroups(db: AnyDb, people: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO chat_rooms (type, name, created_by, created_at, updated_at)
      SELECT 'group', 'Group ' || n, 'user_bench_' || n * ${IN_ROOM}::int, now(), now()
      FROM generate_series(0, ${people / IN_ROOM - 1}::int) n RETURNING id, created_by)
    INSERT INTO chat_participants (room_id, user_id, joined_at)
    SELECT id, 'user_bench_' || (split_part(created_by, '_', 3)::int + n), now()
    FROM made, generate_series(0, ${IN_ROOM - 1}::int) n`.execute(db)
}

async function filling(connection: Connection, fill: (db: AnyDb) => Promise<void>): Promise<void> {
  const db = connect(connection, () => {}, { timeout: FILL_MS }) as AnyDb
  await fill(db)
  await sql`VACUUM (SKIP_LOCKED, ANALYZE)`.execute(db)
  await db.destroy()
}

/** Fills an empty database with messages; the busy people have the same number in any. */
export const fillConversations = (connection: Connection, messages: number): Promise<void> =>
  filling(connection, async (db) => {
    await addPeople(db, BUSY_PEOPLE * (ROOMS_EACH + 1))
    await addConversations(db)
    await addOthers(db, messages - BUSY_PEOPLE * ROOMS_EACH * MESSAGES_EACH)
  })

/** Fills an empty database with groups. */
export const fillGroups = (connection: Connection, people: number): Promise<void> =>
  filling(connection, async (db) => {
    await addPeople(db, people)
    await addGroups(db, people)
  })
