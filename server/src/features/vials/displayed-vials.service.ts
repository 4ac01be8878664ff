import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { Vial } from '@pepwell/contract/vials/vials'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { stepStates } from '../plan/dose-of-day.service.ts'
import { entryForecasts } from './entry-forecasts.ts'
import { type Overview, overviewOf } from './overview.queries.ts'
import { plannedDoses } from './planned-doses.service.ts'
import { serializeVial } from './serialize-vials.ts'
import { type PeptidesOnSale, peptidesOfEntries, vialNotices } from './vial-notices.service.ts'

interface DisplayContext {
  now: number
  onSale: PeptidesOnSale
}

/** All vials of an overview as displayed on a day, without the shop. */
interface Display {
  vials: readonly Vial[]
  /** the plan entries that run low */
  low: readonly number[]
}

function displayOf(overview: Overview, states: readonly DoseSteps[], today: CalendarDay): Display {
  const forecasts = entryForecasts(overview.rows, plannedDoses(overview.entries, states, today))
  const { warnings, low } = vialNotices(overview, forecasts)
  const vials = overview.rows.map((row) =>
    serializeVial(row, forecasts.get(row.userPeptideId), warnings.get(row.id)),
  )
  return { vials, low }
}

/** The latest display of each overview: years of doses are counted once while nothing changes. */
const latest = new WeakMap<Overview, Display & { today: CalendarDay; steps: string }>()

function displayOnce(overview: Overview, states: readonly DoseSteps[], today: CalendarDay): Display {
  const steps = JSON.stringify(states)
  const known = latest.get(overview)
  if (known?.today === today && known.steps === steps) return known
  const display = displayOf(overview, states, today)
  latest.set(overview, { ...display, today, steps })
  return display
}

/** All vials of an overview as displayed now, latest first. */
export async function displayedVials(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  overview: Overview,
  { now, onSale }: DisplayContext,
): Promise<readonly Vial[]> {
  const states = await stepStates(db, user, overview.entries, now)
  const { vials, low } = displayOnce(overview, states, dayOf(now, user.timeZone))
  if (low.length === 0) return vials
  const peptides = await peptidesOfEntries(overview, low, onSale)
  return vials.map((vial) => {
    const isLow = vial.warnings.some(({ cause }) => cause === 'runs-low')
    return isLow ? { ...vial, buyAgain: peptides.get(vial.userPeptideId)?.product ?? null } : vial
  })
}

/** One vial as displayed, considering all of its entry's. @throws Refusal VIAL_NOT_FOUND */
export async function readVial(db: Db, user: SessionUser, id: number, shown: DisplayContext): Promise<Vial> {
  const vials = await displayedVials(db, user, await overviewOf(db, user.id, 'vial', id), shown)
  const found = vials.find((vial) => vial.id === id)
  if (!found) throw new Refusal('VIAL_NOT_FOUND')
  return found
}
