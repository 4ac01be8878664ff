import { MAX_INTERVAL_MS } from '@pepwell/domain/safety/concurrent-doses'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** A dose of a person before or after another one of theirs. */
export interface DoseAround {
  id: number
  name: string
  dose: string
  /** milliseconds since the epoch */
  takenAt: number
  isBefore: boolean
  /** whether both are of the same peptide */
  isSame: boolean
  peptideId: number | null
  /** both null once its plan entry is removed */
  userPeptideId: number | null
  frequency: string | null
}

/**
 * A stored dose's plan entry and neighbors: per plan entry, including completed and removed ones, the nearest dose
 * before and after. Other peptides' doses only if close enough to matter.
 */
export interface DoseNeighbors {
  entryId: number
  peptideId: number | null
  personalPeptideId: number | null
  plannedDose: string
  frequency: string
  around: DoseAround[]
  /** whether the person dismissed any warning of their plan */
  hasDismissals: boolean
}

const longest = sql`${sql.lit(MAX_INTERVAL_MS)} * interval '1 millisecond'`
const isNear = sql`log.taken_at > added.taken_at - ${longest} AND log.taken_at < added.taken_at + ${longest}`
const isOfEntry = sql`log.user_peptide_id = other.id`
const isRemoved = sql`log.user_peptide_id IS NULL AND log.user_id = added.user_id`
const isRemovedSame = sql`${isRemoved} AND log.peptide_name = added.peptide_name`
const columns = sql`log.id, log.peptide_name AS name, log.dose, log.taken_at`

/** Two reads of one row each, of an index that ends with (taken_at, id). */
const nearestWhere = (condition: RawBuilder<unknown>) => sql`
  (SELECT ${columns}, true AS is_before FROM dosage_logs AS log
    WHERE ${condition} AND (log.taken_at, log.id) < (added.taken_at, added.id) AND log.id <> added.id
    ORDER BY log.taken_at DESC, log.id DESC LIMIT 1)
  UNION ALL
  (SELECT ${columns}, false FROM dosage_logs AS log
    WHERE ${condition} AND (log.taken_at, log.id) > (added.taken_at, added.id) AND log.id <> added.id
    ORDER BY log.taken_at, log.id LIMIT 1)`

const shown = sql`log.id, log.name, log.dose, extract(epoch FROM log.taken_at) * 1000 AS taken_at, log.is_before`

const ofEntries = sql`
  SELECT ${shown}, same.is_same, other.peptide_id, other.id AS user_peptide_id, other.frequency
  FROM user_peptides AS other
  CROSS JOIN LATERAL (SELECT coalesce(other.peptide_id = entry.peptide_id,
    other.personal_peptide_id = entry.personal_peptide_id, false) AS is_same) AS same
  CROSS JOIN LATERAL (${nearestWhere(isOfEntry)}) AS log
  WHERE other.user_id = added.user_id AND (same.is_same OR ${isNear})`

const removedOthers = sql`
  SELECT DISTINCT ON (name, is_before) ${columns}, log.taken_at <= added.taken_at AS is_before
  FROM dosage_logs AS log
  WHERE ${isRemoved} AND log.peptide_name <> added.peptide_name AND ${isNear}
  ORDER BY name, is_before, abs(extract(epoch FROM log.taken_at - added.taken_at))`

const ofRemovedEntries = sql`
  SELECT ${shown}, true, NULL, NULL, NULL FROM (${nearestWhere(isRemovedSame)}) AS log
  UNION ALL
  SELECT ${shown}, false, NULL, NULL, NULL FROM (${removedOthers}) AS log`

const surroundingsWith = (around: RawBuilder<unknown>) => sql`
  entry.id AS entry_id, entry.peptide_id, entry.personal_peptide_id, entry.current_dose AS planned_dose, entry.frequency,
  (SELECT coalesce(json_agg(one), '[]') FROM (${around}) AS one) AS around,
  EXISTS (SELECT FROM dismissed_warnings AS dismissed WHERE dismissed.user_id = entry.user_id) AS has_dismissals`

/** The columns of Surroundings for relations named `added`, one dose, and `entry`, its plan entry. */
const surroundingColumns = surroundingsWith(sql`${ofEntries} UNION ALL ${ofRemovedEntries}`)

/** The same without doses of removed entries, which few people have: looking for them would double the cost. */
export const neighborsInPlan = surroundingsWith(ofEntries)

/** Whether these are all surroundings. */
export const isInPlanAlone = sql`NOT EXISTS (SELECT FROM dosage_logs AS log WHERE ${isRemoved})`

const joinEntry = sql`JOIN user_peptides AS entry ON entry.id = added.user_peptide_id AND entry.user_id = added.user_id`

const selectSurroundings = prepared(
  (_db, { userId, id }: { userId: string; id: number }): RawBuilder<DoseNeighbors> => sql`
    SELECT ${surroundingColumns} FROM dosage_logs AS added ${joinEntry}
    WHERE added.user_id = ${userId} AND added.id = ${id}`,
)

/** Undefined if the plan entry was deleted. */
export const doseNeighborsOf = async (
  db: Db,
  userId: string,
  id: number,
): Promise<DoseNeighbors | undefined> => (await selectSurroundings(db, { userId, id }))[0]

/** A dose that is not stored, or a stored one with other values. */
interface TypedDose {
  userId: string
  id: number
  userPeptideId: number
  takenAt: Date
}

const selectAroundTyped = prepared(
  (
    _db,
    { userId, id, userPeptideId, takenAt }: TypedDose,
  ): RawBuilder<DoseNeighbors & { peptideName: string }> => sql`
    SELECT ${surroundingColumns}, added.peptide_name
    FROM (
      SELECT ${id}::bigint AS id, planned.user_id, planned.id AS user_peptide_id, ${takenAt}::timestamptz AS taken_at,
        coalesce(listed.name, own.name) AS peptide_name
      FROM user_peptides AS planned
      LEFT JOIN peptides AS listed ON listed.id = planned.peptide_id
      LEFT JOIN personal_peptides AS own ON own.user_id = planned.user_id AND own.id = planned.personal_peptide_id
      WHERE planned.user_id = ${userId} AND planned.id = ${userPeptideId}
    ) AS added ${joinEntry}`,
)

/** The same for an unsaved dose, with its peptide's name; undefined if the plan entry isn't the person's. */
export const neighborsOfTypedDose = async (db: Db, typed: TypedDose) =>
  (await selectAroundTyped(db, typed))[0]
