import type { StackItem } from '@pepwell/contract/stacks/stacks'
import { SHARED_PER_PAGE, type stackOrders } from '@pepwell/domain/stacks/stacks'
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import type { PeptideStacks } from '../../database/schema.ts'
import { isApart } from '../friends/friends.service.ts'

const items = sql<StackItem[]>`coalesce((
  SELECT json_agg(json_build_object('id', item.id, 'dose', item.dose, 'frequency', item.frequency, 'notes', item.notes,
    'order', item."order", 'peptide', json_build_object('id', peptide.id, 'name', peptide.name, 'mg', peptide.mg))
    ORDER BY item."order")
  FROM peptide_stack_items AS item JOIN peptides AS peptide ON peptide.id = item.peptide_id
  WHERE item.user_id = stack.user_id AND item.stack_id = stack.id), '[]')`

/** Stacks as a person sees them. */
const stacks = (db: Db, userId: string) =>
  db
    .selectFrom('peptideStacks as stack')
    .innerJoin('users as owner', 'owner.id', 'stack.userId')
    .select([
      'stack.id',
      'stack.name',
      'stack.description',
      'stack.isPublic',
      'stack.likes',
      'stack.createdAt',
      sql<boolean>`stack.hidden_at IS NOT NULL`.as('isHidden'),
      sql<boolean>`stack.held_at IS NOT NULL`.as('isHeld'),
      sql<boolean>`EXISTS (SELECT FROM stack_likes WHERE stack_id = stack.id AND stack_likes.user_id = ${userId})`.as(
        'likedByMe',
      ),
      items.as('stackItems'),
    ])
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('owner.id'),
        userHandle: ref('owner.userHandle'),
        firstName: ref('owner.firstName'),
        lastName: ref('owner.lastName'),
        profileImageUrl: ref('owner.profileImageUrl'),
        isTeam: ref('owner.isAdmin'),
      }).as('user'),
    )

/** Whether a stack is public and visible to this person: neither blocked the other. */
const isShared = (
  userId: string,
): RawBuilder<SqlBool> => sql`(stack.is_public AND stack.hidden_at IS NULL AND stack.held_at IS NULL
  AND owner.suspended_at IS NULL AND NOT ${isApart(sql`owner.id`, sql`${userId}::text`)})`

/** A person's own stacks, latest first. */
export const stacksOf = (db: Db, userId: string) =>
  stacks(db, userId).where('stack.userId', '=', userId).orderBy('stack.id', 'desc').execute()

/** A stack that a person may see: own or shared. */
export const stackById = (db: Db, userId: string, id: number) =>
  stacks(db, userId)
    .where('stack.id', '=', id)
    .where(({ or, eb }) => or([eb('stack.userId', '=', userId), isShared(userId)]))
    .executeTakeFirst()

/** Those of the stacks that are shared with this person. */
export const sharedStacksById = (db: Db, userId: string, ids: readonly number[]) =>
  stacks(db, userId)
    .where('stack.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(isShared(userId))
    .execute()

export const stackByClientId = (db: Db, userId: string, clientId: string) =>
  stacks(db, userId)
    .where('stack.userId', '=', userId)
    .where('stack.clientId', '=', clientId)
    .executeTakeFirst()

/** The public stacks to read. */
export interface StacksPage {
  sort: (typeof stackOrders)[number]
  search?: string
  limit: number
  /** id of the previous page's last row */
  after?: number
  /** its recent likes; the current ones by default */
  afterLikes?: number
  /** its round; the first by default */
  afterRound?: number
}

/**
 * A page of shared stacks. Owners take turns: each round has {@link SHARED_PER_PAGE} stacks per owner, and no page
 * crosses a round.
 * @param likedSince likes since then count
 */
export function sharedStacks(
  db: Db,
  userId: string,
  { sort, search, limit, after, afterLikes, afterRound = 0, likedSince }: StacksPage & { likedSince: Date },
) {
  const likesOf = (id: RawBuilder<unknown>) =>
    sql<number>`(SELECT count(*) FROM stack_likes WHERE stack_id = ${id} AND created_at >= ${likedSince})`
  const part = containing(search ?? '')
  const isLiked = sort === 'liked'
  const place = isLiked ? sql`-recent_likes, -id` : sql`-id`
  const last = afterLikes === undefined ? likesOf(sql`${after}::bigint`) : sql`${afterLikes}::bigint`
  const lastPlace = isLiked ? sql`-${last}, -${after}::bigint` : sql`-${after}::bigint`
  const found = db
    .selectFrom('peptideStacks as stack')
    .innerJoin('users as owner', 'owner.id', 'stack.userId')
    .select(['stack.id', 'stack.userId', likesOf(sql`stack.id`).as('recentLikes')])
    .where(isShared(userId))
    .$if(Boolean(search), (query) =>
      query.where(
        sql<boolean>`(folded(stack.name) LIKE ${part} OR EXISTS (
          SELECT FROM peptide_stack_items AS item JOIN peptides AS peptide ON peptide.id = item.peptide_id
          WHERE item.user_id = stack.user_id AND item.stack_id = stack.id AND folded(peptide.name) LIKE ${part}))`,
      ),
    )
  const ranked = db
    .selectFrom(found.as('found'))
    .select(['id', 'recentLikes'])
    .select(
      sql<number>`((row_number() OVER (PARTITION BY user_id ORDER BY ${place}) - 1) / ${SHARED_PER_PAGE})::int`.as(
        'round',
      ),
    )
  const rest = db
    .selectFrom(ranked.as('ranked'))
    .select(['id', 'recentLikes', 'round', sql<number>`min(round) OVER ()`.as('next')])
    .select(
      sql<number>`(count(*) OVER () - row_number() OVER (ORDER BY round, ${place}))::int`.as('remaining'),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(round, ${place}) > (${afterRound}::int, ${lastPlace})`),
    )
  return stacks(db, userId)
    .innerJoin(rest.as('rest'), 'rest.id', 'stack.id')
    .select(['rest.recentLikes', 'rest.round', 'rest.remaining'])
    .whereRef('rest.round', '=', 'rest.next')
    .orderBy('rest.remaining', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Blocks additions of the person's stacks until the transaction ends.
 * @returns how many there are
 */
export async function lockStacksOf(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { stacks } = await db
    .selectFrom('peptideStacks')
    .select(({ fn }) => fn.countAll<number>().as('stacks'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return stacks
}

/** A new stack. */
export interface NewStackRow {
  userId: string
  name: string
  description: string | null
  isPublic: boolean
  clientId: string | null
  createdAt: Date
  updatedAt: Date
}

export const insertStack = async (db: Db, row: NewStackRow): Promise<number> =>
  (await db.insertInto('peptideStacks').values(row).returning('id').executeTakeFirstOrThrow()).id

/**
 * Changes a member's own stack.
 * @returns whether it is theirs
 */
export async function updateStack(
  db: Db,
  { userId, id }: { userId: string; id: number },
  changes: Updateable<PeptideStacks>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('peptideStacks')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteStack = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('peptideStacks').where('userId', '=', userId).where('id', '=', id))

/** A peptide of a stack. */
export interface NewItem {
  peptideId: number
  dose?: string | null
  frequency?: string | null
  notes?: string | null
}

/**
 * Replaces a stack's items, in this order.
 * @returns whether all are published
 */
export async function replaceItems(
  db: Db,
  { userId, stackId }: { userId: string; stackId: number },
  wanted: readonly NewItem[],
): Promise<boolean> {
  await db
    .deleteFrom('peptideStackItems')
    .where('userId', '=', userId)
    .where('stackId', '=', stackId)
    .execute()
  const { numAffectedRows } = await sql`
    INSERT INTO peptide_stack_items (user_id, stack_id, peptide_id, dose, frequency, notes, "order")
    SELECT ${userId}, ${stackId}, peptide.id, item.dose, item.frequency, item.notes, item.place
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS ("peptideId" bigint, dose text, frequency text, notes text)) WITH ORDINALITY
      AS item ("peptideId", dose, frequency, notes, place)
    JOIN peptides AS peptide ON peptide.id = item."peptideId" AND NOT peptide.is_draft`.execute(db)
  return Number(numAffectedRows ?? 0n) === wanted.length
}

/** Copies a stack's items to another, of this person. */
export const copyItems = (db: Db, from: number, { userId, stackId }: { userId: string; stackId: number }) =>
  sql`
    INSERT INTO peptide_stack_items (user_id, stack_id, peptide_id, dose, frequency, notes, "order")
    SELECT ${userId}, ${stackId}, peptide_id, dose, frequency, notes, "order" FROM peptide_stack_items
    WHERE user_id = (SELECT user_id FROM peptide_stacks WHERE id = ${from}) AND stack_id = ${from}`.execute(
    db,
  )

/** Locks an account against deletion until the transaction ends. */
export const lockUserForShare = (db: Db, id: string) =>
  db.selectFrom('users').select('id').where('id', '=', id).forKeyShare().execute()

/** A stack, locked against other likes until the transaction ends. */
export const lockStack = (db: Db, id: number) =>
  db.selectFrom('peptideStacks').select(['id', 'userId']).where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Removes a like.
 * @returns whether there was one
 */
export const deleteLike = (db: Db, userId: string, stackId: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('stackLikes').where('stackId', '=', stackId).where('userId', '=', userId))

export const insertLike = (db: Db, like: { userId: string; stackId: number; createdAt: Date }) =>
  db.insertInto('stackLikes').values(like).execute()

export const likesOf = async (db: Db, id: number): Promise<number> =>
  (await db.selectFrom('peptideStacks').select('likes').where('id', '=', id).executeTakeFirstOrThrow()).likes

/** Hides a stack from everyone except its owner. */
export const hideStack = (db: Db, id: number, hiddenAt: Date) =>
  db.updateTable('peptideStacks').set({ hiddenAt }).where('id', '=', id).execute()

/** Holds a stack for review; null releases it. */
export const setHeld = (db: Db, id: number, heldAt: Date | null) =>
  db.updateTable('peptideStacks').set({ heldAt }).where('id', '=', id).execute()

/** Records the review of a held stack: visible or hidden for good. */
export const endHold = (db: Db, id: number, hiddenAt: Date | null) =>
  db
    .updateTable('peptideStacks')
    .set({ heldAt: null, ...(hiddenAt && { hiddenAt }) })
    .where('id', '=', id)
    .where('heldAt', 'is not', null)
    .execute()
