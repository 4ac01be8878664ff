import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { citedDose } from '@pepwell/domain/catalogue/cited-doses'
import { isInVial } from '@pepwell/domain/catalogue/medicines'
import { reminderRate, reminderSpacingWarnings } from '@pepwell/domain/reminders/spacing'
import { doseWarnings } from '@pepwell/domain/safety/dose-warnings'
import { recognizedPeptide } from '@pepwell/domain/safety/planned-medicines'
import type { Warning } from '@pepwell/domain/safety/warnings'
import type { KnownPeptide } from '@pepwell/domain/stacks/proposals'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { vialOfDose } from '../calculator/vial-in-use.service.ts'
import { remindersToReassign } from './reassign-occurrences.queries.ts'
import { labelAndLastDose } from './reminder-warnings.queries.ts'

interface Moment {
  now: number
  timeZone: string
  /** the catalog, for personal peptides that name one of its medicines */
  peptides: readonly KnownPeptide[]
}

/** What a reminder's dose is compared with, and whether the dose is its own or the plan's. */
type Judged = Pick<Reminder, 'id' | 'userPeptideId' | 'dose' | 'ownDose' | 'dueSince' | 'nextAt'>

/**
 * Warnings about a reminder that was created, moved or resumed, or has its own dose: that dose and schedule, and
 * doses closer together than the label allows. The plan's dose was judged there.
 */
export async function warningsOfReminder(
  tx: Db,
  userId: string,
  { id, userPeptideId, dose, ownDose, dueSince, nextAt }: Judged,
  { now, timeZone, peptides }: Moment,
): Promise<Warning[]> {
  const entry = await labelAndLastDose(tx, userId, userPeptideId)
  if (!entry) return []
  const live = (await remindersToReassign(tx, { userId, userPeptideId })).filter(({ isLive }) => isLive)
  if (!live.some((one) => one.id === id)) return []
  const { currentDose: planned, lastDose: before } = entry
  const own = peptides.find(({ id }) => id === entry.peptideId)
  const medicine = own ?? recognizedPeptide(entry.name, peptides)
  const label = entry.label ?? medicine?.label ?? null
  const rate = reminderRate(live, dayOf(now, timeZone))
  const takenAt = new Date(dueSince ?? nextAt ?? now)
  const vial = await vialOfDose(tx, userId, { ...entry, entryId: userPeptideId, dose, takenAt })
  const judged = doseWarnings({
    ...{ name: entry.name, vial, vialMg: isInVial(entry.routes ?? []) ? entry.mg : null },
    cited: citedDose(medicine?.name ?? entry.name, medicine?.components),
    dose,
    frequency: '',
    rate,
    label,
    planned,
    before,
    isFirst: before === null,
  })
  const doses = ownDose === null ? judged.filter(({ code }) => code === 'ABOVE_HIGHEST') : judged
  const next = dueSince ?? nextAt
  const spacing = reminderSpacingWarnings({
    ...{ now, timeZone, label },
    reminders: live,
    lastTakenAt: entry.lastTakenAt?.getTime(),
    nextAt: next === null ? undefined : Date.parse(next),
  })
  return [...doses, ...spacing]
}
