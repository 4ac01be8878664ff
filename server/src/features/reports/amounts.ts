import { type Earnings, earningsOf } from '@pepwell/domain/reports/business-reports'
import { toDollars } from '@pepwell/domain/shop/money'
import type { amountsOf, BusinessKind } from './business-reports.queries.ts'

type Amounts = Awaited<ReturnType<typeof amountsOf>>

/** What was counted, to be asked for one figure after the other. */
export class Counted {
  private readonly amounts: Amounts

  constructor(amounts: Amounts) {
    this.amounts = amounts
  }

  /** Those of the span at this place among those that were asked for. */
  inSpan = (place: number) => new Counted(this.amounts.filter((one) => one.place === place))

  /** Those of each subject of a kind. */
  bySubject(kind: BusinessKind): [subject: string, own: Counted][] {
    const subjects = new Set(this.amounts.flatMap((one) => (one.kind === kind ? [one.subject] : [])))
    return [...subjects].map((subject) => [
      subject,
      new Counted(this.amounts.filter((one) => one.subject === subject)),
    ])
  }

  sum = (kind: BusinessKind): number =>
    this.amounts.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0)
}

const inDollars = ({ margin, ...others }: Earnings) => ({
  margin: margin === null ? null : toDollars(margin),
  ...others,
})

/** What was earned, in dollars, and how many units that leaves out because their cost is unknown. */
export function earnedIn(counted: Counted) {
  const sales = { revenue: counted.sum('revenue'), costed: counted.sum('costed'), cost: counted.sum('cost') }
  const unitsWithoutCost = counted.sum('units-uncosted')
  return { revenue: toDollars(sales.revenue), ...inDollars(earningsOf(sales)), unitsWithoutCost }
}
