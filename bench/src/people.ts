import { createHash } from 'node:crypto'
import { scaled } from './scale.ts'

/** The people who make the requests. Their rows are alike, so that requests are comparable. */
export const BUSY_PEOPLE = 20

/** Doses per person; the table grows with people, as in production. */
export const DOSES_EACH = scaled(500, 40)

export const FOODS_EACH = scaled(500, 20)
export const WEIGH_INS_EACH = scaled(180, 10)

/** Doses of the busy people alone. */
export const BUSY_DOSES = BUSY_PEOPLE * DOSES_EACH

export const idOf = (person: number) => `user_bench_${person}`
export const emailOf = (person: number) => `bench${person}@mail.net`
export const tokenOf = (person: number) => `bench-token-${person}`
export const tokenHashOf = (person: number) => createHash('sha256').update(tokenOf(person)).digest()
export const PASSWORD = 'bench password'
/** The time zone of these people decides which day is today. */
export const TIME_ZONE = 'America/New_York'
