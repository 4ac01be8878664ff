import type { OwnPage } from '@pepwell/contract/fields'
import type { NewSideEffect, SideEffectUpdate } from '@pepwell/contract/side-effects/side-effects'
import * as calls from '@pepwell/contract/side-effects/side-effects.calls'
import { helpFor } from '@pepwell/domain/side-effects/red-flags'
import { MAX_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { SessionUser } from '../../http/session.ts'
import { momentOfEntry } from '../../moment-of-entry.ts'
import { Refusal } from '../../refusal.ts'
import { mapTimeSliced } from '../../time-sliced.ts'
import { ownsEntry } from '../plan/course.service.ts'
import { type EffectPhotos, photoAddresses, type StoredEffectPhoto } from './effect-photos.service.ts'
import * as queries from './side-effects.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.lockRow>>>
type Input = z.output<typeof NewSideEffect>
type Edit = z.output<typeof SideEffectUpdate>
type Deps = Pick<FeatureDeps, 'db' | 'clock' | 'people'> & { photos: EffectPhotos }

/** Side effects, with advice on possible emergencies. */
export function sideEffectsService({ db, clock, people, photos }: Deps) {
  /** Adds to the row itself: copies of a page's rows cost more than all the rest of its reply. */
  function withHelp(row: Row, photo: ReturnType<typeof photoAddresses> | null) {
    const { name, severity, note, startedAt, endedAt } = row
    const times = { startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null }
    return Object.assign(row, { help: helpFor({ name, severity, note, ...times }, clock.now()), photo })
  }

  const shown = async (within: Db, user: SessionUser, row: Row) =>
    withHelp(row, await photos.of(within, user, row.id))

  /** Runs work with an uploaded photo's pictures; those without a row are removed afterward. */
  async function withPhoto<Result>(
    user: SessionUser,
    { photo, address }: { photo: string | null | undefined; address: string },
    store: (storedPhoto: StoredEffectPhoto | undefined) => Promise<Result>,
  ): Promise<Result> {
    const storedPhoto = photo ? await photos.keep(user, address, photo) : undefined
    try {
      return await store(storedPhoto)
    } finally {
      if (storedPhoto) await photos.discard(user, storedPhoto)
    }
  }

  const requireOwnEntry = async (tx: Db, user: SessionUser, id: number | null | undefined): Promise<void> => {
    if (id != null && !(await ownsEntry(tx, user.id, id))) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
  }

  function momentsOf({ startedAt, endedAt }: Pick<Edit, 'startedAt' | 'endedAt'>) {
    const now = clock.now()
    return {
      startedAt: startedAt === undefined ? undefined : momentOfEntry(startedAt, now),
      endedAt: endedAt == null ? endedAt : momentOfEntry(endedAt, now),
    }
  }

  const requireOrder = ({ startedAt, endedAt }: { startedAt: Date; endedAt: Date | null }): void => {
    if (endedAt && endedAt < startedAt) throw new Refusal('ENDED_BEFORE_START')
  }

  /** @throws Refusal MEASURED_IN_FUTURE, ENDED_BEFORE_START */
  function orderedMoments(input: Input) {
    const startedAt = momentOfEntry(input.startedAt, clock.now())
    const endedAt = momentsOf(input).endedAt ?? null
    requireOrder({ startedAt, endedAt })
    return { startedAt, endedAt }
  }

  async function stored(tx: Db, row: Parameters<typeof queries.insertRow>[1]): Promise<Row> {
    const inserted = await queries.insertRow(tx, row)
    if (!inserted) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
    return inserted
  }

  async function storePhoto(
    tx: Db,
    user: SessionUser,
    id: number,
    storedPhoto: StoredEffectPhoto | undefined,
  ) {
    if (storedPhoto) await photos.store(tx, user, id, storedPhoto)
  }

  /** @returns the name of the previous photo */
  const replacePhoto = (tx: Db, user: SessionUser, id: number, storedPhoto: StoredEffectPhoto | undefined) =>
    storedPhoto ? photos.store(tx, user, id, storedPhoto) : photos.deletePhoto(tx, user, id)

  /** @throws Refusal ENDED_BEFORE_START */
  async function changedRow(
    tx: Db,
    user: SessionUser,
    before: Row,
    changes: Partial<Row> | undefined,
  ): Promise<Row> {
    if (!changes) return before
    requireOrder({ ...before, ...changes })
    const edited = { ...changes, editedAt: new Date(clock.now()) }
    return queries.updateRow(tx, user.id, before.id, edited)
  }

  return {
    async list(user: SessionUser, page: OwnPage) {
      const rows = await queries.rowsOf(db, user.id, page)
      const shownRow = (row: (typeof rows)[number]) => {
        const { photoHash: contentHash, photoWidth: width, photoHeight: height } = row
        const hasPhoto = contentHash !== null && width !== null && height !== null
        return withHelp(row, hasPhoto ? photoAddresses(row.id, { contentHash, width, height }) : null)
      }
      // A note takes milliseconds when it is read first.
      return mapTimeSliced(rows, shownRow, 1)
    },

    /**
     * Stores a side effect once per client id: a retry gets the first result.
     * @throws Refusal MEASURED_IN_FUTURE, ENDED_BEFORE_START, PLAN_ENTRY_NOT_FOUND, SIDE_EFFECTS_FULL
     */
    async log(user: SessionUser, { photo, ...input }: Input, address: string) {
      const { clientId = null, note = null, userPeptideId = null } = input
      // Checked first, because processing a picture is slow.
      const first = clientId && (await queries.rowByClientId(db, user.id, clientId))
      if (first) return shown(db, user, first)
      return withPhoto(user, { photo, address }, (storedPhoto) =>
        db.transaction().execute(async (tx) => {
          const moments = orderedMoments(input)
          const count = await lockOwnRows(tx, 'side_effects', user.id)
          const known = clientId && (await queries.rowByClientId(tx, user.id, clientId))
          if (known) return shown(tx, user, known)
          if (count >= MAX_SIDE_EFFECTS) throw new Refusal('SIDE_EFFECTS_FULL')
          await requireOwnEntry(tx, user, userPeptideId)
          const typed = { ...input, note, userPeptideId, clientId, ...moments }
          const createdAt = new Date(clock.now())
          const row = await stored(tx, { ...typed, userId: user.id, createdAt })
          await storePhoto(tx, user, row.id, storedPhoto)
          await people.publishToOwnPages(tx, user.id, calls.logSideEffect)
          return shown(tx, user, row)
        }),
      )
    },

    /**
     * Edits a side effect; omitted fields stay unchanged.
     * @throws Refusal MEASURED_IN_FUTURE, ENDED_BEFORE_START, PLAN_ENTRY_NOT_FOUND, SIDE_EFFECT_NOT_FOUND
     */
    async update(user: SessionUser, id: number, { photo, ...input }: Edit, address: string) {
      let replaced: string | undefined
      const changed = await withPhoto(user, { photo, address }, (storedPhoto) =>
        db.transaction().execute(async (tx) => {
          const before = await queries.lockRow(tx, user.id, id)
          if (!before) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
          await requireOwnEntry(tx, user, input.userPeptideId)
          const changes = changedFields(before, { ...input, ...momentsOf(input) })
          if (photo !== undefined) replaced = await replacePhoto(tx, user, id, storedPhoto)
          await people.publishToOwnPages(tx, user.id, calls.updateSideEffect)
          return shown(tx, user, await changedRow(tx, user, before, changes))
        }),
      )
      await photos.removePictures(user, replaced)
      return changed
    },

    /** @throws Refusal SIDE_EFFECT_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      const name = await db.transaction().execute(async (tx) => {
        const photo = await photos.deletePhoto(tx, user, id)
        if (!(await queries.deleteRow(tx, user.id, id))) throw new Refusal('SIDE_EFFECT_NOT_FOUND')
        return photo
      })
      await photos.removePictures(user, name)
      await people.publishToOwnPages(db, user.id, calls.removeSideEffect)
    },
  }
}

export type SideEffects = ReturnType<typeof sideEffectsService>
