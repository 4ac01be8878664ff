import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import type { ImportedWeighIn, NewWeightLog, WeightLogUpdate } from '@pepwell/contract/weight/weight'
import { dayOf } from '@pepwell/domain/time/calendar'
import { toPounds, trendChange, trendSpans, weightProgress } from '@pepwell/domain/weight/weight'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { lockWeightOf, setProfileWeight } from '../accounts/profile/profile-weight.service.ts'
import { recordImportedRows } from '../import-history/import-history.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { ProgressPhotos, StoredPhoto } from './progress-photos.service.ts'
import * as queries from './weight.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  /** the app's own URL, where links may be without https */
  publicUrl: string
  photos: Pick<ProgressPhotos, 'keep' | 'store' | 'date' | 'discard'>
  photoSendings: PictureSendings
}

type Edit = z.output<typeof WeightLogUpdate>

type Facts = Awaited<ReturnType<typeof queries.weightFactsOf>>

/** The history's first and last weigh-in, if any. */
function historyIn(facts: Facts) {
  const { start = null, current = null, heaviest = null, lightest = null } = facts ?? {}
  if (start === null || current === null || heaviest === null || lightest === null) return null
  return { start, current, heaviest, lightest }
}

/** Weigh-ins: the latest sets the profile's weight. */
export function weightService({ db, clock, publicUrl, photos, photoSendings }: Deps) {
  const ownOrigin = new URL(publicUrl).origin

  /** The given picture: one to store, or a link, which is stored and never loaded, so only its format is checked. */
  async function pictureIn(
    user: SessionUser,
    address: string,
    photoUrl: string | null,
  ): Promise<{ link: string | null; photo?: StoredPhoto }> {
    if (photoUrl?.startsWith('data:')) {
      await photoSendings.take({ account: user.id, address })
      return { link: null, photo: await photos.keep(user, photoUrl) }
    }
    const link = photoUrl === null ? null : URL.parse(photoUrl)
    const isSafe = photoUrl === null || link?.protocol === 'https:' || link?.origin === ownOrigin
    if (!isSafe) throw new Refusal('PHOTO_LINK_REFUSED')
    return { link: photoUrl }
  }

  /** Stores all or nothing. Locks the person last, so a concurrent weigh-in is visible. */
  const store = (user: SessionUser, row: queries.NewWeightRow, photo: StoredPhoto | undefined) =>
    db.transaction().execute(async (tx) => {
      const id = await queries.insertWeightLog(tx, row)
      if (id === undefined) return undefined
      if (photo) await photos.store(tx, user, photo, { weightLogId: id, takenOn: row.weighInDate })
      await lockWeightOf(tx, user.id)
      const newest = await queries.newestOf(tx, user.id)
      if (newest?.id === id) await setProfileWeight(tx, user.id, row.pounds, row.createdAt)
      return queries.weightLogById(tx, user.id, id)
    })

  /** The same; also deletes a photo's blobs, which have no transactions. */
  async function storeWhole(user: SessionUser, row: queries.NewWeightRow, photo: StoredPhoto | undefined) {
    let stored: Awaited<ReturnType<typeof store>>
    try {
      stored = await store(user, row, photo)
      return stored
    } finally {
      if (photo && !stored) await photos.discard(user, photo)
    }
  }

  /**
   * Applies edits; the profile takes the newest weight. Without any weigh-in it keeps its weight, because a profile
   * without one locks the app.
   */
  async function changing(tx: Db, user: SessionUser, change: () => Promise<void>): Promise<void> {
    await lockWeightOf(tx, user.id)
    const before = await queries.newestOf(tx, user.id)
    await change()
    const newest = await queries.newestOf(tx, user.id)
    const isSame = newest?.id === before?.id && newest?.pounds === before?.pounds
    if (newest && !isSame) await setProfileWeight(tx, user.id, newest.pounds, new Date(clock.now()))
  }

  async function edit(tx: Db, user: SessionUser, id: number, input: Edit): Promise<void> {
    const before = await queries.lockWeightLog(tx, user.id, id)
    if (!before) throw new Refusal('WEIGHT_LOG_NOT_FOUND')
    const { weight, unit, weighInDate } = input
    const pounds = weight && unit && toPounds(weight, unit)
    const changes = changedFields(before, { ...input, pounds })
    if (!changes) return
    await queries.updateWeightLog(
      tx,
      { userId: user.id, id },
      { ...changes, editedAt: new Date(clock.now()) },
    )
    if (weighInDate) await photos.date(tx, user, id, weighInDate)
  }

  return {
    changing,

    list: (user: SessionUser, page: { limit: number; after?: number }) =>
      queries.weightLogsOf(db, user.id, page),

    latest: async (user: SessionUser) => (await queries.latestWeightLogOf(db, user.id)) ?? null,

    async progress(user: SessionUser) {
      const spans = trendSpans(dayOf(clock.now(), user.timeZone))
      const facts = await queries.weightFactsOf(db, { userId: user.id, ...spans })
      const { start = null, current = null, goal = null, thisWeek = null, weekBefore = null } = facts ?? {}
      const progress = weightProgress(historyIn(facts), goal)
      const { farthest = null, percentage = null } = progress ?? {}
      return { start, current, farthest, goal, percentage, trend: trendChange({ thisWeek, weekBefore }) }
    },

    /**
     * Stores a weigh-in once per client id; a retry gets the first result.
     * @param address the client's network address
     * @throws Refusal LOGGED_IN_FUTURE, PHOTO_LINK_REFUSED, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL,
     * TOO_MANY_REQUESTS
     */
    async log(user: SessionUser, input: z.output<typeof NewWeightLog>, address: string) {
      const { weight, unit, notes = null, photoUrl = null, clientId = null } = input
      const now = clock.now()
      const today = dayOf(now, user.timeZone)
      const { weighInDate = today } = input
      if (weighInDate > today) throw new Refusal('LOGGED_IN_FUTURE')
      // Checked first, because processing a picture is slow, and again because a concurrent one may have been faster.
      const first = async () => clientId && (await queries.weightLogByClientId(db, user.id, clientId))
      const known = await first()
      if (known) return known
      const { link: photoLink, photo } = await pictureIn(user, address, photoUrl)
      const typed = { weight, unit, notes, weighInDate, photoLink, clientId }
      const row = { ...typed, pounds: toPounds(weight, unit), userId: user.id, createdAt: new Date(now) }
      const log = (await storeWhole(user, row, photo)) || (await first())
      if (!log) throw new Error('a weigh-in was neither stored nor known')
      return log
    },

    /**
     * Logs the weigh-ins of a file, each once per client id.
     * @throws Refusal LOGGED_IN_FUTURE
     */
    import: (
      user: SessionUser,
      { source, weighIns: inputs }: { source: ImportSource; weighIns: readonly ImportedWeighIn[] },
    ) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const today = dayOf(now, user.timeZone)
        if (inputs.some(({ weighInDate }) => weighInDate > today)) throw new Refusal('LOGGED_IN_FUTURE')
        const added: number[] = []
        await changing(tx, user, async () => {
          for (const { notes = null, ...input } of inputs) {
            const facts = { photoLink: null, pounds: toPounds(input.weight, input.unit) }
            const row = { ...input, ...facts, notes, userId: user.id, createdAt: new Date(now) }
            const id = await queries.insertWeightLog(tx, row)
            if (id !== undefined) added.push(id)
          }
        })
        await recordImportedRows(tx, user.id, { source, table: 'weight_logs', ids: added }, now)
        return { added }
      }),

    /**
     * Edits a weigh-in; omitted fields stay unchanged.
     * @throws Refusal LOGGED_IN_FUTURE, WEIGHT_LOG_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: Edit) =>
      db.transaction().execute(async (tx) => {
        const today = dayOf(clock.now(), user.timeZone)
        if (input.weighInDate && input.weighInDate > today) throw new Refusal('LOGGED_IN_FUTURE')
        await changing(tx, user, () => edit(tx, user, id, input))
        return queries.weightLogById(tx, user.id, id)
      }),

    /** @throws Refusal WEIGHT_LOG_NOT_FOUND */
    remove: (user: SessionUser, id: number): Promise<void> =>
      db.transaction().execute((tx) =>
        changing(tx, user, async () => {
          if (!(await queries.deleteWeightLog(tx, user.id, id))) throw new Refusal('WEIGHT_LOG_NOT_FOUND')
        }),
      ),
  }
}

export type Weight = ReturnType<typeof weightService>
