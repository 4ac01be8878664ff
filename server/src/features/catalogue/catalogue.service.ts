import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Bus } from '../../live/bus.ts'
import { cachedValue } from '../../live/cached-value.ts'
import {
  allPeptides,
  heldRevision,
  keepRevision,
  lockPeptidePositions,
  putPeptides,
} from './catalogue.queries.ts'
import { catalogueSeed, seedRevision } from './seed/index.ts'
import { inSeedOrder } from './seed/seed-order.ts'

/** The same list without drafts, so that all members share one cached reply. */
const published = <Listed extends { isDraft: boolean }>(all: Listed[]): Listed[] =>
  all.some(({ isDraft }) => isDraft) ? all.filter(({ isDraft }) => !isDraft) : all

/** The catalogue: read all the time, rarely changed. */
export function catalogueService({ db, clock, bus }: { db: Kysely<DB>; clock: Clock; bus: Bus }) {
  const catalogue = cachedValue(bus, 'catalogue-changed', async () => {
    const all = await allPeptides(db)
    return { all, published: published(all) }
  })
  /** features that derive data from the catalogue, updated in the transaction that changes it */
  const followers: ((tx: Db) => Promise<void>)[] = []
  const announceChange = async (tx: Db) => {
    for (const follow of followers) await follow(tx)
    await catalogue.announceChange(tx)
  }
  /** Does nothing if up to date: every app start calls it, so it must be cheap. */
  let isUpToDate = false

  /** Any number of processes may try at once, with earlier or later seeds too. */
  const bringHere = (from: number) =>
    db.transaction().execute(async (tx) => {
      const revision = await heldRevision(tx)
      if (revision < from || revision >= seedRevision) return
      const positions = new Map(
        (await lockPeptidePositions(tx)).map((peptide) => [peptide.name, peptide.displayOrder]),
      )
      const wanted = inSeedOrder(catalogueSeed, positions).filter(
        ({ name, since }) => since > revision || positions.has(name),
      )
      await putPeptides(tx, wanted, new Date(clock.now()))
      await keepRevision(tx, seedRevision)
      await announceChange(tx)
    })

  return {
    /** For members and visitors: no drafts. */
    list: async () => (await catalogue.get()).published,

    /** For operators. */
    listWithDrafts: async () => (await catalogue.get()).all,

    /** Call it in the transaction that changes the catalogue. */
    announceChange,

    /** Registers a follower that runs in each transaction that changes the catalogue. */
    whenChanged: (follow: (tx: Db) => Promise<void>) => void followers.push(follow),

    /**
     * Fills an empty catalogue, or updates an older one to this version's seed: refreshes unedited entries, adds new
     * ones, and leaves removed ones out.
     */
    async bringUpToDate(): Promise<void> {
      if (isUpToDate) return
      await bringHere(0)
      isUpToDate = true
    },

    /** The same, but leaves an empty catalog for the app to request. */
    refresh: () => bringHere(1),
  }
}

/** The published catalogue as stored, in display order. */
export const storedCatalogue = async (tx: Db) => published(await allPeptides(tx))

export type Catalogue = ReturnType<typeof catalogueService>
