import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Bus } from '../../live/bus.ts'
import { keptValue } from '../../live/kept-value.ts'
import { allPeptides, anyPeptide, insertPeptides } from './catalogue.queries.ts'
import { catalogueSeed } from './seed/index.ts'

/** The peptides that everyone can choose from: read all the time, changed hardly ever. */
export function catalogueService({ db, clock, bus }: { db: Kysely<DB>; clock: Clock; bus: Bus }) {
  const catalogue = keptValue(bus, 'catalogue-changed', () => allPeptides(db))
  /** Once a catalogue was seen it stays; every app start asks, so asking again must cost nothing. */
  let filled = false

  return {
    list: () => catalogue.get(),

    /** Fills an empty catalogue; any number of processes may try at once. */
    async fillIfEmpty(): Promise<void> {
      if (filled) return
      await db.transaction().execute(async (tx) => {
        if (await anyPeptide(tx)) return
        await insertPeptides(tx, catalogueSeed, new Date(clock.now()))
        await catalogue.announceChange(tx)
      })
      filled = true
    },
  }
}

/** See {@link catalogueService}. */
export type Catalogue = ReturnType<typeof catalogueService>
