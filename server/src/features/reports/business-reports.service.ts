import type { Span } from '@pepwell/contract/reports/reports'
import {
  deliveryRate,
  type Earnings,
  earningsOf,
  medianWait,
  waitsByBand,
} from '@pepwell/domain/reports/business-reports'
import { changeOf, WEEK_DAYS } from '@pepwell/domain/reports/reports'
import { toDollars } from '@pepwell/domain/shop/money'
import { addDays, dayOf, daysBetween } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { amountsOf, BusinessKind } from './business-reports.queries.ts'
import * as queries from './business-reports.queries.ts'
import { amountsIn, type Days } from './reports.queries.ts'
import type { Reader } from './reports.service.ts'
import type { Rollups } from './rollups.service.ts'
import { daysOf, EARLIEST_DAY, lastMonths, mondayOf, spanBefore } from './spans.ts'

type Amounts = Awaited<ReturnType<typeof amountsOf>>

/** Sums by kind, range and subject. */
class Counted {
  private readonly amounts: Amounts

  constructor(amounts: Amounts) {
    this.amounts = amounts
  }

  /** The sum of the range at this index. */
  inSpan = (index: number) => new Counted(this.amounts.filter((amount) => amount.place === index))

  /** The sums of each subject of a kind. */
  bySubject(kind: BusinessKind): [subject: string, own: Counted][] {
    const subjects = new Set(this.amounts.flatMap((amount) => (amount.kind === kind ? [amount.subject] : [])))
    return [...subjects].map((subject) => [
      subject,
      new Counted(this.amounts.filter((amount) => amount.subject === subject)),
    ])
  }

  sum = (kind: BusinessKind): number =>
    this.amounts.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0)
}

const inDollars = ({ margin, ...others }: Earnings) => ({
  margin: margin === null ? null : toDollars(margin),
  ...others,
})

/** Profit in dollars, and units left out because their cost is unknown. */
function earnedIn(counted: Counted) {
  const sales = { revenue: counted.sum('revenue'), costed: counted.sum('costed'), cost: counted.sum('cost') }
  const unitsWithoutCost = counted.sum('units-uncosted')
  return { revenue: toDollars(sales.revenue), ...inDollars(earningsOf(sales)), unitsWithoutCost }
}

/** Months of sales up to the end of the range. */
const MONTHS = 12

const SALES = ['sale', 'revenue', 'costed', 'cost', 'units-uncosted'] as const
const channels = ['in_app', 'push', 'email', 'sms'] as const

const named = ({ from, to }: Days) => ({ startDate: from, endDate: to })

const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count))

type Deps = Pick<FeatureDeps, 'db' | 'clock'> & { rollups: Rollups }

/** Reports on sales, stock and support, in the operator's time zone. */
export function businessReportsService({ db, clock, rollups }: Deps) {
  const todayOf = ({ timeZone }: Reader) => dayOf(clock.now(), timeZone)

  const count = async (zone: number, kinds: readonly queries.BusinessKind[], spans: readonly Days[]) =>
    new Counted(await queries.amountsOf(db, zone, kinds, spans))

  async function months(zone: number, to: string) {
    const spans = lastMonths(to, MONTHS)
    const counted = await count(zone, SALES, spans)
    return spans.map(({ from }, index) => {
      const own = counted.inSpan(index)
      return { month: from.slice(0, 7), orders: own.sum('sale'), ...earnedIn(own) }
    })
  }

  return {
    async sales(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const [counted, byMonth] = await Promise.all([
        count(zone, [...SALES, 'sold-in', 'units'], [span, spanBefore(span)]),
        months(zone, span.to),
      ])
      const [now, before] = [counted.inSpan(0), counted.inSpan(1)]
      const change = (kind: queries.BusinessKind) => changeOf(now.sum(kind), before.sum(kind))
      const products = now
        .bySubject('units')
        .map(([name, own]) => ({
          name,
          orders: own.sum('sold-in'),
          units: own.sum('units'),
          ...earnedIn(own),
        }))
        .sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name))
      return {
        ...named(span),
        orders: now.sum('sale'),
        ...earnedIn(now),
        changes: { orders: change('sale'), revenue: change('revenue') },
        months: byMonth,
        products,
      }
    },

    async stock(user: Reader) {
      const rows = await queries.stockOnHand(db, todayOf(user))
      const products = rows
        .map(({ cents, ...row }) => ({ ...row, value: toDollars(cents) }))
        .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name))
      const sum = (of: (row: queries.OnHand) => number) => rows.reduce((all, row) => all + of(row), 0)
      return {
        units: sum(({ units }) => units),
        value: toDollars(sum(({ cents }) => cents)),
        unitsWithoutCost: sum(({ unitsWithoutCost }) => unitsWithoutCost),
        unitsExpired: sum(({ unitsExpired }) => unitsExpired),
        products,
      }
    },

    async retention(user: Reader, howMany: number) {
      const zone = await rollups.upToDate(user.timeZone)
      const running = mondayOf(todayOf(user))
      const weeks = Array.from({ length: howMany }, (_, index) =>
        addDays(running, (index + 1 - howMany) * WEEK_DAYS),
      )
      const [joined, active] = await Promise.all([
        amountsIn(
          db,
          zone,
          'signup',
          weeks.map((week) => ({ from: week, to: addDays(week, WEEK_DAYS - 1) })),
        ),
        queries.activeByWeek(db, zone, weeks),
      ])
      const found = new Map(active.map(({ joined, week, people }) => [`${joined} ${week}`, people]))
      return weeks.map((week, index) => ({
        week,
        people: joined[index] ?? 0,
        active: Array.from(
          { length: daysBetween(week, running) / WEEK_DAYS + 1 },
          (_, later) => found.get(`${week} ${addDays(week, later * WEEK_DAYS)}`) ?? 0,
        ),
      }))
    },

    async deliveries(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const rows = await queries.amountsOf(db, zone, ['reminder'], [span, spanBefore(span)])
      const found = new Map(rows.map(({ place, subject, amount }) => [`${place} ${subject}`, amount]))
      return channels.map((channel) => {
        const of = (status: string, place = 0) => found.get(`${place} ${channel} ${status}`) ?? 0
        const [sent, failed, expired] = [of('sent'), of('failed'), of('expired')]
        const rate = deliveryRate({ sent, failed })
        return { channel, sent, failed, expired, rate, change: changeOf(sent, of('sent', 1)) }
      })
    },

    async waiting(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const spans = [span, spanBefore(span), { from: EARLIEST_DAY, to: todayOf(user) }]
      const counted = await count(zone, ['wait', 'wait-seconds', 'waiting'], spans)
      const [now, before] = [counted.inSpan(0), counted.inSpan(1)]
      const waits = now
        .bySubject('wait')
        .map(([steps, own]) => ({ steps: Number(steps), count: own.sum('wait') }))
      const [mean, meanBefore] = [now, before].map((own) => meanOf(own.sum('wait-seconds'), own.sum('wait')))
      return {
        ...named(span),
        answered: now.sum('wait'),
        waiting: counted.inSpan(2).sum('waiting'),
        half: medianWait(waits),
        mean: mean ?? null,
        changes: {
          answered: changeOf(now.sum('wait'), before.sum('wait')),
          mean: changeOf(mean ?? 0, meanBefore ?? 0),
        },
        bands: waitsByBand(waits),
      }
    },
  }
}

export type BusinessReports = ReturnType<typeof businessReportsService>
