import type { Route } from '@pepwell/domain/catalogue/medicines'
import type { SyringeScale } from '@pepwell/domain/doses/syringes'
import type { ContainerKind, ContentUnit } from '@pepwell/domain/vials/containers'
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

/** Name and routes of a published peptide of the catalogue, which stays until the transaction ends. */
export const publishedPeptide = (db: Db, id: number) =>
  db
    .selectFrom('peptides')
    .select((of) => ['name', of.ref('routes').$castTo<Route[]>().as('routes')])
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .forKeyShare()
    .executeTakeFirst()

/** The name of a peptide of the person's own, which stays as well. */
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

/** So many of a person's latest calculations are looked through, as by the dose sheet. */
const LOOKED_THROUGH = 100

/** What the latest calculation about a peptide says is in the vial. */
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

/** The peptides that somebody's latest calculations are about. */
export const calculatedPeptides = (db: Db, userId: string) =>
  db
    .selectFrom('dosageCalculations')
    .select(['peptideId', 'personalPeptideId'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute()
/** The container in use of a peptide that is drawn from first, as far as it is liquid. */
export const containerInUse = (
  db: Db,
  userId: string,
  { peptideId, personalPeptideId }: { peptideId: number | null; personalPeptideId: number | null },
) =>
  db
    .selectFrom('vials as vial')
    .innerJoin('userPeptides as entry', (join) =>
      join.onRef('entry.userId', '=', 'vial.userId').onRef('entry.id', '=', 'vial.userPeptideId'),
    )
    .select((of) => [
      'vial.amount',
      'vial.deadSpaceMl',
      of.ref('vial.kind').$castTo<ContainerKind>().as('kind'),
      of.ref('vial.unit').$castTo<ContentUnit>().as('unit'),
      of.ref('vial.syringeScale').$castTo<SyringeScale | null>().as('syringeScale'),
      of.ref('vial.waterMl').$notNull().as('waterMl'),
    ])
    .where('vial.userId', '=', userId)
    .where('vial.state', '=', 'in-use')
    .where('vial.waterMl', 'is not', null)
    .where((of) =>
      of.or([
        of('entry.peptideId', '=', peptideId ?? 0),
        of('entry.personalPeptideId', '=', personalPeptideId ?? 0),
      ]),
    )
    .orderBy('vial.mixedOn', (by) => by.asc().nullsLast())
    .orderBy('vial.id')
    .limit(1)
    .executeTakeFirst()
