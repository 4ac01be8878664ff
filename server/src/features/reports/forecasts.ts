import { type Confidence, type Forecast, MIN_MONTHS, nextMonthOf } from '@pepwell/domain/reports/forecast'
import { changeOf } from '@pepwell/domain/reports/reports'

/** A full month's result. */
interface Month {
  month: string
  activeUsers: number
  doseLogsCount: number
}

/** The current month's result so far. */
interface Running extends Month {
  /** elapsed share, 0 to 1 */
  elapsed: number
}

/** Past months shown next to the forecast (specification, section 9). */
const SHOWN_MONTHS = 6

const byConfidence: readonly Confidence[] = ['high', 'medium', 'low']

const lowerConfidence = (one: Forecast, other: Forecast): Confidence =>
  byConfidence[Math.max(byConfidence.indexOf(one.confidence), byConfidence.indexOf(other.confidence))] ??
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
 * The forecast of the next month, as certain as the less certain of the two.
 * @param month the next one
 * @param months full ones, oldest first
 * @param running the current one
 */
export function predict(month: string, months: readonly Month[], running: Running) {
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
    const message = `A forecast needs ${MIN_MONTHS} full months. You have ${months.length} so far`
    return { ...nothing, month, message, trendsData }
  }
  return {
    month,
    predictedActiveUsersNextMonth: users.value,
    predictedDoseLogsNextMonth: doses.value,
    activeUsersInterval: intervalOf(users),
    doseLogsInterval: intervalOf(doses),
    confidence: lowerConfidence(users, doses),
    userGrowthRate: changeOf(users.value, trendsData.at(-1)?.activeUsers ?? 0).percentage,
    message: `Based on ${months.length} full months and this month’s pace`,
    trendsData,
  }
}
