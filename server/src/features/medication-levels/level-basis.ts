import { inUnit } from '@pepwell/domain/doses/dose-comparison'
import type { Dose } from '@pepwell/domain/doses/doses'
import {
  type CompoundModel,
  compounds,
  noCurve,
  noCurveReason,
  ownModel,
} from '@pepwell/domain/levels/compounds'
import { type LevelScale, levelScale, type Regimen } from '@pepwell/domain/levels/medication-level'
import { hoursBetweenDoses } from '@pepwell/domain/levels/planned-doses'
import type { Db } from '../../database/connect.ts'
import { bodyOf } from '../accounts/profile/profile-health.service.ts'
import { firstPeptideDose } from '../doses/peptide-doses.service.ts'
import type { courseOf } from '../plan/course.service.ts'

/** How a plan entry's peptide is taken. */
export type PlanCourse = NonNullable<Awaited<ReturnType<typeof courseOf>>>

/** What a level depends on besides doses. */
export interface LevelBasis {
  model: CompoundModel
  regimen: Regimen
  scale: LevelScale
  /** instant of the first logged dose */
  first: number
}

/** A dose in mg; undefined if it has no mass. */
export const milligrams = (dose: Dose | null): number | undefined =>
  dose ? inUnit(dose, 'mg')?.amount : undefined

function modelFor({ name, isOwn, halfLifeHours, timeToPeakHours }: PlanCourse): CompoundModel | string {
  if (!isOwn) return compounds[name] ?? noCurveReason(name) ?? noCurve.unpublished
  const own = halfLifeHours && timeToPeakHours ? ownModel(halfLifeHours, timeToPeakHours) : undefined
  return own ?? noCurve.unpublished
}

function regimenOf({ dose, frequency }: PlanCourse): Regimen | string {
  const mg = milligrams(dose)
  if (mg === undefined) return 'Enter your dose in mg to see a level'
  const interval = hoursBetweenDoses(frequency)
  return interval === undefined ? 'Enter how often you take it to see a level' : { mg, interval }
}

/** The basis of a plan entry's level, or a text that says why there is none. */
export async function levelBasis(
  db: Db,
  userId: string,
  { id, course }: { id: number; course: PlanCourse },
): Promise<LevelBasis | string> {
  const model = modelFor(course)
  if (typeof model === 'string') return model
  const regimen = regimenOf(course)
  if (typeof regimen === 'string') return regimen
  const [body, first] = await Promise.all([bodyOf(db, userId), firstPeptideDose(db, id)])
  if (!first) return 'No dose logged yet'
  return { model, regimen, scale: levelScale(model, body, regimen), first: first.getTime() }
}
