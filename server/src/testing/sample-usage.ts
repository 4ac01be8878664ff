import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

const DAY = 24 * 60 * 60 * 1000

/** An activity at some time; `n` varies it. */
export type Act = (userId: string, at: Date, n: number) => Promise<unknown>

/** Adds the activity that usage reports count directly, at any time. */
export const sampleUsage = ({ db, clock }: TestApp) =>
  ({
    dose: (userId: string, at: Date, n: number) =>
      db
        .insertInto('dosageLogs')
        .values({
          ...{ userId, peptideName: `Peptide ${n % 2}`, dose: '1 mg', createdAt: at, takenAt: at },
          takenOn: '2026-06-01',
        })
        .execute(),
    rename: (userId: string, _at: Date, n: number) =>
      db
        .updateTable('dosageLogs')
        .set({ peptideName: `Peptide ${n % 3}` })
        .where('userId', '=', userId)
        .execute(),
    undose: (userId: string) =>
      sql`DELETE FROM dosage_logs WHERE id = (SELECT min(id) FROM dosage_logs WHERE user_id = ${userId})`.execute(
        db,
      ),
    weigh: (userId: string, at: Date) =>
      db
        .insertInto('waterLogs')
        .values({ userId, amount: 1, unit: 'mL', milliliters: 1, logDate: '2026-06-01', createdAt: at })
        .execute(),
    fill: (id: string, _at: Date, n: number) =>
      db
        .updateTable('users')
        .set({
          dateOfBirth: '1990-01-01',
          heightFeet: 5,
          heightInches: 0,
          weight: n % 2 ? 150 : null,
          gender: 'other',
        })
        .where('id', '=', id)
        .execute(),
    signIn: (userId: string, at: Date, n: number) =>
      db
        .insertInto('loginSessions')
        .values({
          ...{ userId, loginTime: at, lastActivityAt: new Date(at.getTime() + n * 1_000_000) },
          expiresAt: new Date(clock.now() + DAY),
          tokenHash: sql`decode(md5(random()::text), 'hex')`,
        })
        .execute(),
    leave: (userId: string) =>
      db
        .updateTable('loginSessions')
        .set({ logoutTime: sql`last_activity_at + interval '1 minute'` })
        .where('userId', '=', userId)
        .execute(),
    visit: (userId: string, at: Date, n: number) =>
      db
        .insertInto('pageVisits')
        .values({
          ...{ userId: n % 2 ? userId : null, sessionId: `visitor ${n % 3}`, visitedAt: at },
          ...{ pagePath: n % 2 ? '/' : '/shop', visitDuration: 3 },
        })
        .execute(),
    deleteVisits: (_userId: string, at: Date) =>
      db.deleteFrom('pageVisits').where('visitedAt', '<', at).execute(),
  }) satisfies Record<string, Act>
