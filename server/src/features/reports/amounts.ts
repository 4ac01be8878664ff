import { type Earnings, earningsOf } from '@pepwell/domain/reports/business-reports'
import { toDollars } from '@pepwell/domain/shop/money'
import type { amountsOf, BusinessKind } from './business-reports.queries.ts'

type Amounts = Awaited<ReturnType<typeof amountsOf>>

/** Sums by kind, range and subject. */
export class Counted {
  private readonly amounts: Amounts

  constructor(amounts: Amounts) {
    this.amounts = amounts
  }

  /** The sum of the range at this index. */
  inSpan = (place: number) => new Counted(this.amounts.filter((one) => one.place === place))

  /** The sums of each subject of a kind. */
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

/** Profit in dollars, and units left out because their cost is unknown. */
export function earnedIn(counted: Counted) {
  const sales = { revenue: counted.sum('revenue'), costed: counted.sum('costed'), cost: counted.sum('cost') }
  const unitsWithoutCost = counted.sum('units-uncosted')
  return { revenue: toDollars(sales.revenue), ...inDollars(earningsOf(sales)), unitsWithoutCost }
}
