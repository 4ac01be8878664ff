import { createHash } from 'node:crypto'

/** Whom the load comes from. Their rows are alike, so that any two make comparable requests. */
export const BUSY_PEOPLE = 20

/** Doses of each person; the table grows by people, as in life. */
export const DOSES_EACH = 500

export const FOODS_EACH = 500
export const WEIGH_INS_EACH = 180

export const idOf = (person: number) => `user_bench_${person}`
export const emailOf = (person: number) => `bench${person}@mail.net`
export const tokenOf = (person: number) => `bench-token-${person}`
export const tokenHashOf = (person: number) => createHash('sha256').update(tokenOf(person)).digest()
export const PASSWORD = 'bench password'
/** Where all of these people live: their zone decides which day is today. */
export const TIME_ZONE = 'America/New_York'
