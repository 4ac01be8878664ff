import type { Db } from '../../../database/connect.ts'
import { accountMadeAfter } from './account-age.queries.ts'

/** Whether an account was created after an instant. */
export const isYoungerThan = async (db: Db, userId: string, instant: Date): Promise<boolean> =>
  (await accountMadeAfter(db, userId, instant)) !== undefined
