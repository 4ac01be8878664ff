import type { Vial } from '@pepwell/contract/vials/vials'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import type { VialRow } from '../held-vials/held-vials.service.ts'
import { entryForecasts } from './entry-forecasts.ts'
import { type Overview, overviewOf } from './overview.queries.ts'
import { plannedDoses } from './planned-doses.service.ts'
import { serializeVial } from './serialize-vials.ts'
import { type PeptidesOnSale, vialNotices } from './vial-notices.service.ts'

interface Shown {
  now: number
  onSale: PeptidesOnSale
}

/** Some vials of plan entries as displayed on a day. @param rows of the overview */
export async function displayedVials(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  { overview, rows }: { overview: Overview; rows: readonly VialRow[] },
  { now, onSale }: Shown,
): Promise<Vial[]> {
  const planned = await plannedDoses(db, user, overview.entries, now)
  const forecasts = entryForecasts(overview.rows, planned)
  const notices = await vialNotices(overview, forecasts, onSale)
  return rows.map((row) => serializeVial(row, forecasts.get(row.userPeptideId), notices.get(row.id)))
}

/** One vial as displayed, considering all of its entry's. @throws Refusal VIAL_NOT_FOUND */
export async function readVial(db: Db, user: SessionUser, id: number, shown: Shown): Promise<Vial> {
  const overview = await overviewOf(db, user.id, 'vial', id)
  const rows = overview.rows.filter((row) => row.id === id)
  const [found] = await displayedVials(db, user, { overview, rows }, shown)
  if (!found) throw new Refusal('VIAL_NOT_FOUND')
  return found
}
