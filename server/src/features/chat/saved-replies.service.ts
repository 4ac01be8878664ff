import type { SavedReplyForm } from '@pepwell/contract/social/support-chat'
import * as calls from '@pepwell/contract/social/support-chat.calls'
import { MAX_SAVED_REPLIES } from '@pepwell/domain/social/chat'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import * as queries from './saved-replies.queries.ts'
import { team } from './support-inbox.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
}

type Form = z.output<typeof SavedReplyForm>

const wordsOf = ({ title, message }: Form) => ({ title, message })

/** Saved replies of the support team. */
export function savedRepliesService({ db, clock, people }: Deps) {
  async function done(
    tx: Db,
    by: Operator,
    entry: { action: string; id: number; before?: Form; after?: Form },
    { invalidatesTags: changes }: { invalidatesTags: readonly string[] },
  ): Promise<void> {
    const { action, id, before, after } = entry
    const object = { kind: 'saved-reply', id, name: (after ?? before)?.title }
    await record(tx, by, { area: 'support', action, object, before, after }, clock.now())
    await people.publish(tx, await team(tx), { type: 'changed', changes })
  }

  /** @throws Refusal SAVED_REPLY_NOT_FOUND */
  async function locked(tx: Db, id: number) {
    const reply = await queries.lockReply(tx, id)
    if (!reply) throw new Refusal('SAVED_REPLY_NOT_FOUND')
    return reply
  }

  return {
    list: () => queries.savedReplies(db),

    /** @throws Refusal SAVED_REPLIES_FULL */
    add: (by: Operator, form: Form) =>
      db.transaction().execute(async (tx) => {
        if ((await queries.countReplies(tx)) >= MAX_SAVED_REPLIES) throw new Refusal('SAVED_REPLIES_FULL')
        const reply = await queries.insertReply(tx, { ...form, updatedAt: new Date(clock.now()) })
        await done(tx, by, { action: 'add-reply', id: reply.id, after: wordsOf(reply) }, calls.addSavedReply)
        return reply
      }),

    /** @throws Refusal SAVED_REPLY_NOT_FOUND, CHANGED_MEANWHILE */
    update: (by: Operator, id: number, { version, ...form }: Form & { version?: number }) =>
      db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        refuseOlder(before.version, version)
        const reply = await queries.updateReply(tx, id, { ...form, updatedAt: new Date(clock.now()) })
        const entry = { action: 'edit-reply', id, before: wordsOf(before), after: wordsOf(reply) }
        await done(tx, by, entry, calls.updateSavedReply)
        return reply
      }),

    /** @throws Refusal SAVED_REPLY_NOT_FOUND */
    remove: (by: Operator, id: number) =>
      db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        await queries.deleteReply(tx, id)
        await done(tx, by, { action: 'delete-reply', id, before: wordsOf(before) }, calls.removeSavedReply)
      }),
  }
}

export type SavedReplies = ReturnType<typeof savedRepliesService>
