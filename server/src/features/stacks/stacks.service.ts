import type { copyStack, NewStack, updateStack } from '@pepwell/contract/stacks/stacks'
import * as calls from '@pepwell/contract/stacks/stacks.calls'
import { LIKED_WITHIN_DAYS, MAX_STACKS } from '@pepwell/domain/stacks/stacks'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import type { Sharing } from './sharing.service.ts'
import * as queries from './stacks.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Deps {
  sharing: Sharing
  db: Kysely<DB>
  clock: Clock
  people: People
}

type NewRow = Pick<queries.NewStackRow, 'name' | 'description' | 'isPublic' | 'clientId'>

/** Stacks: creating, sharing, liking and copying. */
export function stacksService({ db, clock, people, sharing }: Deps) {
  /** @throws Refusal STACK_NOT_FOUND */
  async function seen(within: Db, userId: string, id: number) {
    const stack = await queries.stackById(within, userId, id)
    if (!stack) throw new Refusal('STACK_NOT_FOUND')
    return stack
  }

  /** @throws Refusal PEPTIDE_NOT_FOUND */
  async function fill(
    tx: Db,
    of: { userId: string; stackId: number },
    items: readonly queries.NewItem[],
  ): Promise<void> {
    if (!(await queries.replaceItems(tx, of, items))) throw new Refusal('PEPTIDE_NOT_FOUND')
  }

  /**
   * Creates a stack, once per client id.
   * @param fill adds its items
   * @throws Refusal STACKS_FULL
   */
  async function add(tx: Db, userId: string, row: NewRow, fill: (id: number) => Promise<unknown>) {
    const count = await queries.lockStacksOf(tx, userId)
    const known = row.clientId ? await queries.stackByClientId(tx, userId, row.clientId) : undefined
    if (known) return known
    if (count >= MAX_STACKS) throw new Refusal('STACKS_FULL')
    const now = new Date(clock.now())
    const id = await queries.insertStack(tx, { ...row, userId, createdAt: now, updatedAt: now })
    await fill(id)
    const stack = await seen(tx, userId, id)
    const isHeld = await sharing.review(tx, userId, undefined, stack)
    await people.publishToOwnPages(tx, userId, calls.createStack)
    return { ...stack, isHeld }
  }

  const addForm = (
    user: SessionUser,
    { items, description, clientId, ...form }: z.output<typeof NewStack>,
  ) => {
    const row = { ...form, description: description ?? null, clientId: clientId ?? null }
    return db
      .transaction()
      .execute((tx) => add(tx, user.id, row, (stackId) => fill(tx, { userId: user.id, stackId }, items)))
  }

  type Changes = z.output<typeof updateStack.body & {}>

  const change = (user: SessionUser, id: number, { items, ...changes }: Changes) =>
    db.transaction().execute(async (tx) => {
      // Locks the person first, like operators who settle a report about them.
      await queries.lockStacksOf(tx, user.id)
      const before = await seen(tx, user.id, id)
      const own = { userId: user.id, id }
      const isOwn = await queries.updateStack(tx, own, { ...changes, updatedAt: new Date(clock.now()) })
      if (!isOwn) throw new Refusal('STACK_NOT_FOUND')
      if (items) await fill(tx, { userId: user.id, stackId: id }, items)
      const after = await seen(tx, user.id, id)
      const isHeld = await sharing.review(tx, user.id, before, after)
      await people.publishToOwnPages(tx, user.id, calls.updateStack)
      return { ...after, isHeld }
    })

  return {
    mine: (user: SessionUser) => queries.stacksOf(db, user.id),

    shared: (user: SessionUser, page: queries.StacksPage) =>
      queries.sharedStacks(db, user.id, {
        ...page,
        likedSince: new Date(clock.now() - LIKED_WITHIN_DAYS * DAY_MS),
      }),

    /** @throws Refusal STACK_NOT_FOUND */
    details: (user: SessionUser, id: number) => seen(db, user.id, id),

    /** @throws Refusal PEPTIDE_NOT_FOUND, STACKS_FULL, VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS */
    async create(user: SessionUser, form: z.output<typeof NewStack>, address: string) {
      const known = form.clientId && (await queries.stackByClientId(db, user.id, form.clientId))
      if (known) return known
      return form.isPublic ? sharing.count(user, address, () => addForm(user, form)) : addForm(user, form)
    },

    /** @throws Refusal STACK_NOT_FOUND, STACKS_FULL */
    copy: (user: SessionUser, from: number, { clientId }: z.output<typeof copyStack.body & {}>) =>
      db.transaction().execute(async (tx) => {
        const { name, description } = await seen(tx, user.id, from)
        const row = { name, description, isPublic: false, clientId: clientId ?? null }
        return add(tx, user.id, row, (stackId) => queries.copyItems(tx, from, { userId: user.id, stackId }))
      }),

    /** @throws Refusal STACK_NOT_FOUND, PEPTIDE_NOT_FOUND, VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS */
    async update(user: SessionUser, id: number, changes: Changes, address: string) {
      const { isPublic } = await seen(db, user.id, id)
      const shares = changes.isPublic === true && !isPublic
      return shares
        ? sharing.count(user, address, () => change(user, id, changes))
        : change(user, id, changes)
    },

    /** @throws Refusal STACK_NOT_FOUND */
    remove: (user: SessionUser, id: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await queries.lockStacksOf(tx, user.id)
        if (!(await queries.deleteStack(tx, user.id, id))) throw new Refusal('STACK_NOT_FOUND')
        await sharing.dropReview(tx, id)
        await people.publishToOwnPages(tx, user.id, calls.removeStack)
      }),

    /**
     * Likes a stack, or removes the like.
     * @throws Refusal STACK_NOT_FOUND, VERIFY_EMAIL_FIRST
     */
    like: (user: SessionUser, stackId: number) =>
      db.transaction().execute(async (tx) => {
        // Concurrent taps run one at a time. Locks the person before the stack, like account deletion.
        await queries.lockUserForShare(tx, user.id)
        const stack = await queries.lockStack(tx, stackId)
        await seen(tx, user.id, stackId)
        const wasLiked = await queries.deleteLike(tx, user.id, stackId)
        if (!wasLiked) {
          await requireVerifiedEmail(tx, user.id)
          await queries.insertLike(tx, { userId: user.id, stackId, createdAt: new Date(clock.now()) })
        }
        const affected = [user.id, ...(stack ? [stack.userId] : [])]
        await people.publish(tx, affected, { type: 'changed', changes: calls.likeStack.invalidatesTags })
        return { likes: await queries.likesOf(tx, stackId), likedByMe: !wasLiked }
      }),
  }
}

export type Stacks = ReturnType<typeof stacksService>
