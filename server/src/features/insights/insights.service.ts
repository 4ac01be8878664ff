import { adherenceFrom } from '@pepwell/domain/adherence/adherence'
import { dosingTimes } from '@pepwell/domain/insights/dosing-times'
import { analysisOf } from '@pepwell/domain/insights/insights'
import type { Insight } from '@pepwell/domain/insights/sentences'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { timeSliced } from '../../time-sliced.ts'
import type { Wordings } from '../assistant/wording.service.ts'
import { doseRecords, peptideColorSlots } from '../doses/dose-records.service.ts'
import { labResultsSince } from '../labs/recent-results.service.ts'
import { effectsSince } from '../side-effects/recent-effects.service.ts'
import { weighInsSince } from '../weight/weigh-ins.service.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  wordings: Wordings
}

/** A sentence with its figures and named peptides. */
const toWord = ({ id, text, figures }: Insight, names: readonly string[]) => ({
  id,
  text,
  mustStand: [...figures.map(({ shown }) => shown), ...names.filter((name) => text.includes(name))],
})

/** The level's longest span. */
const OVERLAY_DAYS = 3 * 365

/** About three a day, five for side effects; beyond that, the latest count. */
const overlayLimits = { weighIns: 3000, effects: 5000 }

type OverlaySpan = { from: CalendarDay; limits?: typeof overlayLimits }

async function overlaysOf(one: Db, user: SessionUser, { from, limits }: OverlaySpan) {
  return {
    ...(await weighInsSince(one, user.id, from, limits?.weighIns)),
    symptoms: (await effectsSince(one, user, from, limits?.effects)).toReversed(),
    labs: (await labResultsSince(one, user, from)).toReversed(),
  }
}

/** Everything a member logged, over one connection: parallel queries would take connections from other members. */
const recordsOf = (db: Kysely<DB>, user: SessionUser, today: CalendarDay) =>
  db.connection().execute(async (one) => {
    const from = adherenceFrom(today)
    return {
      ...(await doseRecords(one, user, today)),
      ...(await overlaysOf(one, user, { from })),
      colorSlots: await peptideColorSlots(one, user.id),
    }
  })

/** An analysis of a member's logs, computed per request. */
export const insightsService = ({ db, clock, wordings }: Deps) => ({
  overlays: (user: SessionUser) =>
    db.connection().execute((one) => {
      const from = addDays(dayOf(clock.now(), user.timeZone), -OVERLAY_DAYS)
      return overlaysOf(one, user, { from, limits: overlayLimits })
    }),

  async of(user: SessionUser, address: string) {
    const today = dayOf(clock.now(), user.timeZone)
    const { entries, doses, sites, unit, weighIns, symptoms, labs, colorSlots } = await recordsOf(
      db,
      user,
      today,
    )
    const taken = doses.map(({ takenAt }) => takenAt.getTime())
    const times = dosingTimes(taken, user.timeZone)
    const named = entries.map(({ regions, ...entry }) => (regions ? { ...entry, regions } : entry))
    const found = await timeSliced(analysisOf({ entries: named, doses, weighIns, unit, sites }, today))
    const names = entries.map(({ name }) => name)
    const own = found.sentences.map((sentence) => toWord(sentence, names))
    const worded = await wordings.word({ user, address }, own)
    const sentences = found.sentences.map((sentence) => ({
      ...sentence,
      text: worded?.words[sentence.id] ?? sentence.text,
    }))
    const provider = wordings.host ? { host: wordings.host, wasSent: worded !== undefined } : null
    const bands = found.bands.map((band) => ({ ...band, colorSlot: colorSlots.get(band.name) ?? 1 }))
    return { unit, weighIns, ...found, times, symptoms, labs, bands, sentences, provider }
  },
})

export type InsightsService = ReturnType<typeof insightsService>
