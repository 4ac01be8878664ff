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
  putPeptides,
  standingPeptides,
} from './catalogue.queries.ts'
import { catalogueSeed, seedRevision } from './seed/index.ts'
import { placed } from './seed/placed.ts'

/** The same list where it has no drafts, so that everyone gets the same prepared reply. */
const published = <Listed extends { isDraft: boolean }>(all: Listed[]): Listed[] =>
  all.some(({ isDraft }) => isDraft) ? all.filter(({ isDraft }) => !isDraft) : all

/** The peptides that everyone can choose from: read all the time, changed hardly ever. */
export function catalogueService({ db, clock, bus }: { db: Kysely<DB>; clock: Clock; bus: Bus }) {
  const catalogue = cachedValue(bus, 'catalogue-changed', async () => {
    const all = await allPeptides(db)
    return { all, published: published(all) }
  })
  /** who draws something from the catalogue, and does so anew within the transaction that changes it */
  const followers: ((tx: Db) => Promise<void>)[] = []
  const announceChange = async (tx: Db) => {
    for (const follow of followers) await follow(tx)
    await catalogue.announceChange(tx)
  }
  /** Once a catalogue was brought here it stays; every app start asks, so asking again must cost nothing. */
  let isUpToDate = false

  /** Any number of processes may try at once, also such as know an earlier or a later seed. */
  const bringHere = (from: number) =>
    db.transaction().execute(async (tx) => {
      const revision = await heldRevision(tx)
      if (revision < from || revision >= seedRevision) return
      const standing = new Map(
        (await standingPeptides(tx)).map((peptide) => [peptide.name, peptide.displayOrder]),
      )
      const wanted = placed(catalogueSeed, standing).filter(
        ({ name, since }) => since > revision || standing.has(name),
      )
      await putPeptides(tx, wanted, new Date(clock.now()))
      await keepRevision(tx, seedRevision)
      await announceChange(tx)
    })

  return {
    /** What members and visitors see: no drafts. */
    list: async () => (await catalogue.get()).published,

    /** What operators see. */
    listWithDrafts: async () => (await catalogue.get()).all,

    /** Within the transaction that changes the catalogue. */
    announceChange,

    /** Has something else follow the catalogue: it happens in each transaction that changes it. */
    whenChanged: (follow: (tx: Db) => Promise<void>) => void followers.push(follow),

    /**
     * Fills a catalogue that was never filled, and brings one of an earlier version to what this one knows: what nobody edited is
     * refreshed, what is new is added, what was removed stays away.
     */
    async bringUpToDate(): Promise<void> {
      if (isUpToDate) return
      await bringHere(0)
      isUpToDate = true
    },

    /** The same, except that what was never filled waits until the app asks for it. */
    refresh: () => bringHere(1),
  }
}

/** The published catalogue as stored, in display order. */
export const storedCatalogue = async (tx: Db) => published(await allPeptides(tx))

export type Catalogue = ReturnType<typeof catalogueService>
