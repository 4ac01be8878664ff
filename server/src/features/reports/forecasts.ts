import { changeOf } from '@pepwell/domain/reports/reports'
import { type Confidence, FEWEST_MONTHS, type Forecast, nextMonthOf } from '@pepwell/domain/shop/forecast'

/** What a full month brought. */
interface Month {
  month: string
  activeUsers: number
  doseLogsCount: number
}

/** What the running month brought so far. */
interface Running extends Month {
  /** the share of it that is over, 0 to 1 */
  elapsed: number
}

/** Months that are shown beside what is foretold (specification, section 9). */
const SHOWN_MONTHS = 6

const fromMostSure: readonly Confidence[] = ['high', 'medium', 'low']

const lessSure = (one: Forecast, other: Forecast): Confidence =>
  fromMostSure[Math.max(fromMostSure.indexOf(one.confidence), fromMostSure.indexOf(other.confidence))] ??
  'low'

const nothing = {
  predictedActiveUsersNextMonth: null,
  predictedDoseLogsNextMonth: null,
  activeUsersInterval: null,
  doseLogsInterval: null,
  confidence: 'insufficient data' as const,
  userGrowthRate: null,
}

const intervalOf = ({ low, high }: Forecast) => ({ low, high })

/**
 * What the month to come is expected to bring, as sure as the less sure of the two.
 * @param month the one to come
 * @param months full ones, oldest first
 * @param running the one between
 */
export function foretell(month: string, months: readonly Month[], running: Running) {
  const trendsData = months.slice(-SHOWN_MONTHS)
  const { elapsed } = running
  const users = nextMonthOf(
    months.map(({ activeUsers }) => activeUsers),
    { value: running.activeUsers, elapsed, of: 'people' },
  )
  const doses = nextMonthOf(
    months.map(({ doseLogsCount }) => doseLogsCount),
    { value: running.doseLogsCount, elapsed, of: 'acts' },
  )
  if (!users || !doses) {
    const message = `A forecast needs ${FEWEST_MONTHS} full months; there are ${months.length} so far`
    return { ...nothing, month, message, trendsData }
  }
  return {
    month,
    predictedActiveUsersNextMonth: users.value,
    predictedDoseLogsNextMonth: doses.value,
    activeUsersInterval: intervalOf(users),
    doseLogsInterval: intervalOf(doses),
    confidence: lessSure(users, doses),
    userGrowthRate: changeOf(users.value, trendsData.at(-1)?.activeUsers ?? 0).percentage,
    message: `From ${months.length} full months and the pace of this one`,
    trendsData,
  }
}
