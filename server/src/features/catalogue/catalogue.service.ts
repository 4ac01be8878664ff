import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { allPeptides, anyPeptide, insertPeptides } from './catalogue.queries.ts'
import { catalogueSeed } from './seed/index.ts'

/** The peptides that everyone can choose from. */
export function catalogueService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  /** Once a catalogue was seen it stays; every app start asks, so asking again must cost nothing. */
  let filled = false

  return {
    list: () => allPeptides(db),

    /** Fills an empty catalogue; any number of processes may try at once. */
    async fillIfEmpty(): Promise<void> {
      if (filled) return
      if (!(await anyPeptide(db))) {
        const createdAt = new Date(clock.now())
        const rows = catalogueSeed.map((peptide, index) => ({
          ...peptide,
          displayOrder: index + 1,
          createdAt,
        }))
        await insertPeptides(db, rows)
      }
      filled = true
    },
  }
}

/** See {@link catalogueService}. */
export type Catalogue = ReturnType<typeof catalogueService>
