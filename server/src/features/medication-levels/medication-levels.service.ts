import type { MedicationLevel } from '@pepwell/contract/levels/medication-levels'
import type { Level, LevelCurves } from '@pepwell/domain/levels/level-curves'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { courseOf } from '../plan/course.service.ts'
import { type LevelBasis, levelBasis, type PlanCourse } from './level-basis.ts'
import { type ChartDose, doseInstants, levelDoses } from './level-doses.ts'

const HOUR_MS = 3_600_000
const FURTHEST_AHEAD_MS = 400 * 24 * HOUR_MS

const NOTE = 'A model from published averages, not a measurement. Not for dosing decisions.'
const OWN_NOTE = 'A model from your numbers, not a measurement. Not for dosing decisions.'
const OWN_NUMBERS = { name: 'your numbers', url: null, checked: null }

interface LevelRequest {
  at?: string | undefined
  from?: string | undefined
  to?: string | undefined
  stepHours: number
}

interface Period {
  from: string
  to: string
}

const isPeriod = <Asked extends LevelRequest>(asked: Asked): asked is Asked & Period =>
  asked.from !== undefined && asked.to !== undefined

type Computed = Omit<MedicationLevel, 'at' | 'name'>

const iso = (at: number): string => new Date(at).toISOString()

/** The instants of a range, including its end. */
function instantsOf({ from, to, stepHours }: LevelRequest): number[] {
  if (!from || !to) return []
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const instants: number[] = []
  for (let at = start; at < end; at += stepHours * HOUR_MS) instants.push(at)
  return [...instants, end]
}

const dayText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(at)

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Levels at instants; undefined before the first logged dose. */
function levelsAlong({ scale, first }: LevelBasis, doses: readonly ChartDose[], instants: readonly number[]) {
  const levels = scale.levels(doses, instants)
  return instants.map((at, index): Level | undefined => {
    const level = levels[index]
    if (!level || at < first) return undefined
    return { percent: rounded(level.percent), low: rounded(level.low), high: rounded(level.high) }
  })
}

const UNKNOWN = { percent: null, low: null, high: null }

/** The common fields of replies with a model. */
const aboutModel = ({ model, regimen, first }: LevelBasis) => ({
  model: model.model,
  source: model.source ?? OWN_NUMBERS,
  note: model.source ? NOTE : OWN_NOTE,
  since: iso(first),
  regimen: { mg: regimen.mg, intervalHours: regimen.interval },
})

const wireCurves = ({ bounds, typical }: LevelCurves) => ({
  bounds: bounds.map((kinetics) => [...kinetics]),
  ...(typical && { typical: [...typical] }),
})

/** Levels of a person's medicines, from doses and plan by published models. */
export function medicationLevelsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  /** When a peptide without a level was taken, and will be. */
  async function takenOf(
    { timeZone }: SessionUser,
    known: { id: number; course: PlanCourse },
    asked: Period,
  ) {
    const now = clock.now()
    const to = Math.min(Date.parse(asked.to), now + FURTHEST_AHEAD_MS)
    const doses = await doseInstants(db, { ...known, timeZone }, { from: Date.parse(asked.from), to, now })
    return doses.map(({ at, planned }) => ({ at: iso(at), planned }))
  }

  async function compute(
    user: SessionUser,
    id: number,
    asked: LevelRequest,
  ): Promise<{ name: string } & Computed> {
    const now = clock.now()
    const course = await courseOf(db, user, id, now)
    if (!course) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    const refuse = async (reason: string) => ({
      name: course.name,
      percent: null,
      reason,
      ...(isPeriod(asked) && { points: [], doses: [], taken: await takenOf(user, { id, course }, asked) }),
    })
    const basis = await levelBasis(db, user.id, { id, course })
    if (typeof basis === 'string') return refuse(basis)
    const at = asked.at === undefined ? now : Date.parse(asked.at)
    const instants = instantsOf(asked).filter((instant) => course.status === 'active' || instant <= now)
    const span = { from: Math.min(at, ...instants), to: Math.max(at, ...instants), now }
    if (span.to > now + FURTHEST_AHEAD_MS) return refuse('Level more than a year ahead unknown')
    const doses = await levelDoses(db, { id, course, basis, timeZone: user.timeZone }, span)
    if (typeof doses === 'string') return refuse(doses)
    const along = levelsAlong(basis, doses, instants)
    const series = asked.from !== undefined && {
      points: instants.map((instant, index) => ({
        at: iso(instant),
        ...(along[index] ?? UNKNOWN),
        planned: instant > now,
      })),
      doses: doses.filter((dose) => dose.at <= span.to).map((dose) => ({ ...dose, at: iso(dose.at) })),
      curves: wireCurves(basis.scale.curves),
    }
    const [level] = levelsAlong(basis, doses, [at])
    const before = { percent: null, reason: `Level before ${dayText(basis.first, user.timeZone)} unknown` }
    return { name: course.name, ...aboutModel(basis), ...series, ...(level ?? before) }
  }

  return {
    /**
     * The level of a medicine in the plan.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND
     */
    async of(user: SessionUser, id: number, asked: LevelRequest): Promise<MedicationLevel> {
      const at = iso(asked.at === undefined ? clock.now() : Date.parse(asked.at))
      return { at, ...(await compute(user, id, asked)) }
    },
  }
}

export type MedicationLevels = ReturnType<typeof medicationLevelsService>
