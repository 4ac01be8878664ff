import type { Db } from '../../database/connect.ts'
import { dosesOf } from './doses.queries.ts'

/** Number of doses for an overview. */
const LATEST = 20

/** The person's latest doses and feelings, latest first. */
export const latestDoses = async (db: Db, userId: string) =>
  (await dosesOf(db, userId, { limit: LATEST })).map(({ peptideName, dose, feeling, takenAt }) => ({
    peptideName,
    dose,
    feeling,
    takenAt,
  }))
