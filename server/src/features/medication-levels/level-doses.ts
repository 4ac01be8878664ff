import type { DoseUnit } from '@pepwell/domain/doses/doses'
import { hoursBetweenDoses, plannedDoses, weekdaysOf } from '@pepwell/domain/levels/planned-doses'
import type { InstantDose } from '@pepwell/domain/levels/superposition'
import type { Db } from '../../database/connect.ts'
import { type PeptideDose, peptideDosesSince } from '../doses/peptide-doses.service.ts'
import { type LevelBasis, milligrams, type PlanCourse } from './level-basis.ts'

const HOUR_MS = 3_600_000

/** Earlier than any logged dose. */
const EARLIEST = Date.UTC(2000, 0, 1)

interface Known {
  id: number
  course: PlanCourse
  basis: LevelBasis
  timeZone: string
}

/** A period, and now. */
interface Span {
  from: number
  to: number
  now: number
}

/** A dose of the chart. */
export interface ChartDose extends InstantDose {
  planned: boolean
}

const mgOf = ({ amount, unit }: PeptideDose): number | undefined =>
  amount === null ? undefined : milligrams({ amount, unit: unit as DoseUnit })

/** Logged and planned doses in a range, or a text that says why they can't be combined. */
export async function levelDoses(
  db: Db,
  { id, course, basis, timeZone }: Known,
  { from, to, now }: Span,
): Promise<ChartDose[] | string> {
  const since = Math.max(EARLIEST, Math.min(from, now) - basis.scale.reach * HOUR_MS)
  const rows = await peptideDosesSince(db, id, new Date(since))
  const logged = rows.flatMap((row) => {
    const mg = mgOf(row)
    return mg === undefined ? [] : [{ at: row.takenAt.getTime(), mg, planned: false }]
  })
  if (logged.length < rows.length) return 'Enter your logged doses in mg to see a level'
  const last = logged.at(-1)?.at
  if (course.status !== 'active' || last === undefined) return logged
  const planned = plannedDoses(
    {
      last,
      interval: basis.regimen.interval,
      on: weekdaysOf(course.frequency),
      doseOfDay: (day) => milligrams(course.doseOfDay(day)) ?? null,
      timeZone,
    },
    { from: Math.max(now, last), to },
  )
  return [...logged, ...planned.map((dose) => ({ ...dose, planned: true }))]
}

/** The instants of a peptide's doses in a period, whatever their unit; planned ones as far as the plan says when. */
export async function doseInstants(
  db: Db,
  { id, course, timeZone }: Omit<Known, 'basis'>,
  { from, to, now }: Span,
): Promise<{ at: number; planned: boolean }[]> {
  const rows = await peptideDosesSince(db, id, new Date(from))
  const logged = rows.map(({ takenAt }) => ({ at: takenAt.getTime(), planned: false }))
  const last = logged.at(-1)?.at
  const interval = hoursBetweenDoses(course.frequency)
  if (course.status !== 'active' || last === undefined || interval === undefined) return logged
  const planned = plannedDoses(
    {
      ...{ last, interval, timeZone, on: weekdaysOf(course.frequency) },
      doseOfDay: (day) => course.doseOfDay(day)?.amount ?? null,
    },
    { from: Math.max(now, last), to },
  )
  return [...logged.filter(({ at }) => at <= to), ...planned.map(({ at }) => ({ at, planned: true }))]
}
