import type { OwnPage } from '@pepwell/contract/fields'
import type { NewSideEffect, SideEffectUpdate } from '@pepwell/contract/side-effects/side-effects'
import * as calls from '@pepwell/contract/side-effects/side-effects.calls'
import { helpFor } from '@pepwell/domain/side-effects/red-flags'
import { MOST_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import { momentOfEntry } from '../../moment-of-entry.ts'
import { ownsEntry } from '../plan/course.service.ts'
import * as queries from './side-effects.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockRow>>>
type Input = z.output<typeof NewSideEffect>
type Edit = z.output<typeof SideEffectUpdate>

/** Side effects, with what to do about those that may be an emergency. */
export function sideEffectsService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  const shown = (row: Row) => {
    const times = { startedAt: row.startedAt.getTime(), endedAt: row.endedAt?.getTime() ?? null }
    return { ...row, help: helpFor({ ...row, ...times }, clock.now()) }
  }

  const demandOwnEntry = async (tx: Db, user: SessionUser, id: number | null | undefined): Promise<void> => {
    if (id != null && !(await ownsEntry(tx, user.id, id))) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
  }

  function momentsOf({ startedAt, endedAt }: Pick<Edit, 'startedAt' | 'endedAt'>) {
    const now = clock.now()
    return {
      startedAt: startedAt === undefined ? undefined : momentOfEntry(startedAt, now),
      endedAt: endedAt == null ? endedAt : momentOfEntry(endedAt, now),
    }
  }

  const demandOrder = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date | null }): void => {
    if (endedAt && endedAt < startedAt) throw new Refusal('ENDED_BEFORE_START')
  }

  return {
    list: async (user: SessionUser, page: OwnPage) => (await queries.rowsOf(db, user.id, page)).map(shown),

    /**
     * Stores a side effect once per client id: a retry gets the first result.
     * @throws Refusal MEASURED_IN_FUTURE, ENDED_BEFORE_START, PLAN_ENTRY_NOT_FOUND, SIDE_EFFECTS_FULL
     */
    log: (user: SessionUser, input: Input) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const { clientId = null, note = null, userPeptideId = null } = input
        const startedAt = momentOfEntry(input.startedAt, now)
        const endedAt = momentsOf(input).endedAt ?? null
        demandOrder({ startedAt, endedAt })
        const count = await lockOwnRows(tx, 'side_effects', user.id)
        const known = clientId && (await queries.rowByClientId(tx, user.id, clientId))
        if (known) return shown(known)
        if (count >= MOST_SIDE_EFFECTS) throw new Refusal('SIDE_EFFECTS_FULL')
        await demandOwnEntry(tx, user, userPeptideId)
        const typed = { ...input, note, userPeptideId, clientId, startedAt, endedAt }
        const row = await queries.insertRow(tx, { ...typed, userId: user.id, createdAt: new Date(now) })
        if (!row) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
        await people.publishToOwnPages(tx, user.id, calls.logSideEffect)
        return shown(row)
      }),

    /**
     * Changes a side effect; what is left out stays.
     * @throws Refusal MEASURED_IN_FUTURE, ENDED_BEFORE_START, PLAN_ENTRY_NOT_FOUND, SIDE_EFFECT_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: Edit) =>
      db.transaction().execute(async (tx) => {
        const before = await queries.lockRow(tx, user.id, id)
        if (!before) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
        await demandOwnEntry(tx, user, input.userPeptideId)
        const changes = changedFields(before, { ...input, ...momentsOf(input) })
        if (!changes) return shown(before)
        await people.publishToOwnPages(tx, user.id, calls.updateSideEffect)
        demandOrder({ ...before, ...changes })
        const edited = { ...changes, editedAt: new Date(clock.now()) }
        return shown(await queries.updateRow(tx, user.id, id, edited))
      }),

    /** @throws Refusal SIDE_EFFECT_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteRow(db, user.id, id))) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, calls.removeSideEffect)
    },
  }
}

export type SideEffects = ReturnType<typeof sideEffectsService>
