import { randomBytes } from 'node:crypto'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import * as queries from './back-office.queries.ts'
import { DEMO_MEMBERS, type DemoMember, demoMember, demoOperators, sessionsOf } from './people.ts'
import { pick, seededNumber } from './seeded-random.ts'
import { dosesBefore, visitsBefore } from './usage.ts'

const TIME_ZONE = 'America/New_York'
const DAY_MS = 24 * 60 * 60 * 1000

const schedules = ['Daily', 'Weekly', 'Every other day', '3x per week'] as const

const ownPeptides = ['Clinic blend', 'Night mix', 'Recovery stack', 'Pharmacy compound'] as const

/** Plans of some members, and doses up to today. */
async function fillPlans(tx: Db, members: readonly DemoMember[], now: number): Promise<void> {
  const catalogue = await queries.peptides(tx)
  const plans = members.flatMap((member, n) => {
    const peptide = catalogue[seededNumber(n * 3, catalogue.length)]
    if (seededNumber(n, 8) > 4 || !peptide) return []
    const startDate = dayOf(Math.max(member.createdAt.getTime(), now - 90 * DAY_MS), TIME_ZONE)
    const amount = { currentDose: '0.25 mg', amount: 0.25, unit: 'mg' }
    const about = { userId: member.id, peptideId: peptide.id, createdAt: member.createdAt }
    const entry = { ...amount, ...about, frequency: pick(schedules, n), startDate }
    return [{ name: peptide.name, entry, before: dosesBefore(member, n, entry.frequency, now) }]
  })
  await queries.insertPlans(
    tx,
    plans.map(({ entry }) => entry),
  )
  const doses = plans.flatMap(({ name, entry: { userId, currentDose, amount, unit }, before }, index) =>
    [...before, ...(index % 2 === 0 ? [new Date(now)] : [])].map((takenAt) => ({
      ...{ userId, peptideName: name, dose: currentDose, amount, unit, takenAt, createdAt: takenAt },
      takenOn: dayOf(takenAt.getTime(), TIME_ZONE),
    })),
  )
  await queries.insertDoses(tx, doses)
}

/** Personal peptides of some members. */
const personalPeptides = (members: readonly DemoMember[], now: number) =>
  members
    .filter((_, n) => n % 20 === 7)
    .map(({ id }, n) => ({
      userId: id,
      name: `${pick(ownPeptides, n)} ${n + 1} (made up)`,
      description: 'A compounded blend from my pharmacy, added here so I can plan and log it.',
      category: pick(['Recovery', 'Sleep', 'Other'], n * 3),
      benefits: 'As on the label.',
      sideEffects: 'Slight redness at the injection site.',
      recommendedDose: '250 mcg',
      frequency: pick(schedules, n),
      duration: '8 weeks',
      bestTakenWith: 'Evenings',
      createdAt: new Date(now - n * 9 * DAY_MS),
    }))

/** Fills members, operators and their activity. */
export async function fillPeople(tx: Db, passwordHash: string, now: number): Promise<void> {
  const members = Array.from({ length: DEMO_MEMBERS }, (_, n) => demoMember(n, now))
  const profile = { dateOfBirth: '1988-05-17', heightFeet: 5, heightInches: 8, weight: 170, gender: 'other' }
  await queries.insertPeople(
    tx,
    members.map((member, n) => ({ ...member, ...(n % 9 > 0 && profile), passwordHash, timeZone: TIME_ZONE })),
  )
  const sessions = members.flatMap(sessionsOf)
  await queries.insertSessions(
    tx,
    // Random tokens that no one knows.
    sessions.map((session) => ({ ...session, tokenHash: randomBytes(32) })),
  )
  await fillPlans(tx, members, now)
  await queries.insertVisits(tx, visitsBefore(members, now))
  await queries.insertPersonalPeptides(tx, personalPeptides(members, now))
  await queries.insertPeople(
    tx,
    demoOperators.map(({ permissions: _, ...operator }) => ({
      ...operator,
      emailProvedAt: new Date(now - 300 * DAY_MS),
      passwordHash,
      isAdmin: true,
      createdAt: new Date(now - 300 * DAY_MS),
    })),
  )
  await queries.insertOperators(
    tx,
    demoOperators.map(({ id, permissions }) => ({ userId: id, permissions })),
  )
}
