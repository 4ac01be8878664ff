import { createHash } from 'node:crypto'

/** The people who make the requests. Their rows are alike, so that requests are comparable. */
export const BUSY_PEOPLE = 20

/** Doses per person; the table grows with people, as in production. */
export const DOSES_EACH = 500

export const FOODS_EACH = 500
export const WEIGH_INS_EACH = 180

export const idOf = (person: number) => `user_bench_${person}`
export const emailOf = (person: number) => `bench${person}@mail.net`
export const tokenOf = (person: number) => `bench-token-${person}`
export const tokenHashOf = (person: number) => createHash('sha256').update(tokenOf(person)).digest()
export const PASSWORD = 'bench password'
/** The time zone of these people decides which day is today. */
export const TIME_ZONE = 'America/New_York'
