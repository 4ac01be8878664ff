import { parseDose } from '@pepwell/domain/doses/doses'
import { stepWithDose } from '@pepwell/domain/plan/titration'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import * as queries from './dose-steps.queries.ts'

interface Edit {
  id: number
  before: { currentDose: string }
  after: { currentDose: string }
  now: number
}

/** Moves a person to the step with the dose that they entered by hand; to none if no step has it. */
export async function recordEditedDose(tx: Db, user: SessionUser, edit: Edit): Promise<void> {
  const { id, now } = edit
  const [fromDose, toDose] = [edit.before.currentDose, edit.after.currentDose]
  if (fromDose === toDose) return
  const steps = await queries.stepsOf(tx, user.id, id)
  if (steps.length === 0) return
  const at = stepWithDose(steps, parseDose(toDose))
  await queries.insertDecision(tx, {
    ...{ userId: user.id, userPeptideId: id, act: 'edited', fromDose, toDose },
    position: at === -1 ? null : at,
    decidedOn: dayOf(now, user.timeZone),
    decidedAt: new Date(now),
  })
}
