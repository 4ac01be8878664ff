import type { Db } from '../../database/connect.ts'
import { dosesOf } from './doses.queries.ts'

/** So many tell how somebody is doing. */
const LATEST = 20

/** What somebody took of late and how they felt, latest first. */
export const latestDoses = async (db: Db, userId: string) =>
  (await dosesOf(db, userId, { limit: LATEST })).map(({ peptideName, dose, feeling, takenAt }) => ({
    peptideName,
    dose,
    feeling,
    takenAt,
  }))
