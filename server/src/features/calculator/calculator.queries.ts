import type { Route } from '@pepwell/domain/catalogue/medicines'
import type { SyringeScale } from '@pepwell/domain/doses/syringes'
import type { Insertable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { belowId } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import type { DosageCalculations } from '../../database/schema.ts'

const shown = (db: Db) =>
  db
    .selectFrom('dosageCalculations')
    .select([
      'id',
      'peptideId',
      'personalPeptideId',
      'peptideName',
      'vialConcentration',
      'bacteriostaticWater',
      'desiredDose',
      'unit',
      'doseUnit',
      'bodyWeight',
      'calculatedVolume',
      'concentration',
      'dosesPerVial',
      'createdAt',
    ])
    .select((of) => of.ref('syringeScale').$castTo<SyringeScale | null>().as('syringeScale'))
    .select(({ ref }) => jsonBuildObject({ id: ref('peptideId'), name: ref('peptideName') }).as('peptide'))

const latest = prepared((db, { userId, limit, below }: { userId: string; limit: number; below: number }) =>
  shown(db).where('userId', '=', userId).where('id', '<', below).orderBy('id', 'desc').limit(limit),
)

export const calculationsOf = (db: Db, userId: string, page: { limit: number; after?: number | undefined }) =>
  latest(db, { userId, ...belowId(page) })

export const calculationOf = (db: Db, id: number) => shown(db).where('id', '=', id).executeTakeFirstOrThrow()

/** Name and routes of a published catalogue peptide, locked against deletion until the transaction ends. */
export const publishedPeptide = (db: Db, id: number) =>
  db
    .selectFrom('peptides')
    .select((of) => ['name', of.ref('routes').$castTo<Route[]>().as('routes')])
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .forKeyShare()
    .executeTakeFirst()

/** The name of a personal peptide, locked in the same way. */
export const personalPeptide = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('personalPeptides')
    .select('name')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

export const insertCalculation = async (
  db: Db,
  calculation: Insertable<DosageCalculations>,
): Promise<number> =>
  (await db.insertInto('dosageCalculations').values(calculation).returning('id').executeTakeFirstOrThrow()).id

/** The latest calculations that are searched, as in the dose sheet. */
const LOOKED_THROUGH = 100

/** The vial's content in the latest calculation for a peptide. */
export const latestVial = (
  db: Db,
  userId: string,
  { peptideId, personalPeptideId }: { peptideId: number | null; personalPeptideId: number | null },
) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('dosageCalculations')
        .select(['id', 'peptideId', 'personalPeptideId', 'vialConcentration', 'bacteriostaticWater', 'unit'])
        .select('syringeScale')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .limit(LOOKED_THROUGH)
        .as('latest'),
    )
    .select(['vialConcentration', 'bacteriostaticWater', 'unit', 'syringeScale'])
    .where((of) =>
      of.or([of('peptideId', '=', peptideId ?? 0), of('personalPeptideId', '=', personalPeptideId ?? 0)]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The peptides of a person's latest calculations. */
export const calculatedPeptides = (db: Db, userId: string) =>
  db
    .selectFrom('dosageCalculations')
    .select(['peptideId', 'personalPeptideId'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute()
