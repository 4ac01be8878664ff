import { isPositive, type Rational } from '../math/rational.ts'
import { addDays, type CalendarDay, earliestOfDays } from '../time/calendar.ts'
import {
  type ContainerDates,
  type ContainerState,
  type Content,
  DISCARD_AFTER_DAYS,
  lastUsableDay,
} from './containers.ts'
import { type ComingDoses, dosesIn, runway, type Supply } from './runway.ts'

/** A container with its remaining content. */
export interface Stocked extends ContainerDates {
  id: number
  state: ContainerState
  content: Content
  left: Rational
  /** members must stop using its batch */
  isRecalled?: boolean
}

/** What a container is good for. */
export interface Forecast {
  /** whole doses by volume; null where the container can't say how much a dose is */
  dosesLeft: number | null
  /** those of them before its last day, in the order in which containers are used */
  usableDoses: number | null
  /** the last dose that it covers, by volume and date */
  lastDoseOn: CalendarDay | null
  /** the first dose that no container covers by volume; null where no doses are planned */
  runsOutOn: CalendarDay | null
  /** the first dose that open and sealed containers together don't cover before their last days */
  coveredUntil: CalendarDay | null
  /** the earlier of running out and the container's last day */
  usableUntil: CalendarDay | null
  /** content left on its last day, in its unit; null without a last day or without planned doses */
  loss: Rational | null
}

/** What doses are planned of an entry. */
export interface Planned {
  coming: ComingDoses
  /** how much a dose is now, where no days are known */
  doseNow: (content: Content) => Rational | undefined
  today: CalendarDay
}

/** Criteria for the order of use. */
type Queued = Pick<Stocked, 'id' | 'state' | 'mixedOn' | 'expiresOn'>

const isStock = ({ state }: Queued): boolean => state === 'sealed' || state === 'in-use'

/** In the order of use: open ones before sealed ones, first in, first out. */
export function inOrderOfUse<One extends Queued>(containers: readonly One[]): One[] {
  const open = ({ state }: Queued) => (state === 'in-use' ? 0 : 1)
  const began = ({ state, mixedOn, expiresOn }: Queued) =>
    (state === 'in-use' ? mixedOn : expiresOn) ?? '9999-12-31'
  return containers
    .filter(isStock)
    .toSorted((a, b) => open(a) - open(b) || began(a).localeCompare(began(b)) || a.id - b.id)
}

/** What may be used, in the order of use: none of a recalled batch. */
export const usableStock = <One extends Queued & Pick<Stocked, 'isRecalled'>>(
  containers: readonly One[],
): One[] => inOrderOfUse(containers).filter(({ isRecalled }) => !isRecalled)

const supplyOf = (container: Stocked): Supply => ({
  content: container.content,
  left: container.left,
  usableUntil: lastUsableDay(container),
  daysOnceOpen: container.state === 'sealed' && container.content.kind === 'vial' ? DISCARD_AFTER_DAYS : null,
})

const ALONE: Omit<Forecast, 'dosesLeft'> = {
  usableDoses: null,
  lastDoseOn: null,
  runsOutOn: null,
  coveredUntil: null,
  usableUntil: null,
  loss: null,
}

/** Doses in a container by volume alone: the planned ones, then as many of the current dose as fit. */
function dosesAlone(container: Stocked, { coming, doseNow }: Planned): number | null {
  const { content, left } = container
  const dose = doseNow(content)
  if (!dose || !isPositive(dose)) return null
  if (!isPositive(left)) return 0
  const { shares, runsOutOn } = runway([{ ...supplyOf(container), daysOnceOpen: null }], coming, {
    heedsDatesFrom: null,
  })
  const [share] = shares
  if (!share || runsOutOn !== null) return share?.doses ?? 0
  return share.doses === 0 ? dosesIn(left, dose, content) : share.doses + dosesIn(share.rest, dose, content)
}

/** What the containers of a plan entry are good for. */
export interface StockForecast {
  /** by container */
  each: ReadonlyMap<number, Forecast>
  /** the first dose that open and sealed containers together don't cover before their last days */
  coveredUntil: CalendarDay | null
}

/** What the containers of a plan entry are good for. */
export function forecasts(containers: readonly Stocked[], planned: Planned): StockForecast {
  const { coming, today } = planned
  const stock = usableStock(containers)
  const supplies = stock.map(supplyOf)
  const dated = runway(supplies, coming, { heedsDatesFrom: today })
  const { runsOutOn } = runway(supplies, coming, { heedsDatesFrom: null })
  const shareOf = new Map(stock.map(({ id }, index) => [id, dated.shares[index]]))
  const each = containers.map((container): [number, Forecast] => {
    const dosesLeft = dosesAlone(container, planned)
    const share = shareOf.get(container.id)
    const last = lastUsableDay(container)
    if (!share || dosesLeft === null) return [container.id, { ...ALONE, dosesLeft, usableUntil: last }]
    const known = [runsOutOn, last].filter((day) => day !== null)
    return [
      container.id,
      {
        dosesLeft,
        usableDoses: share.doses,
        lastDoseOn: share.lastDoseOn,
        runsOutOn,
        coveredUntil: dated.runsOutOn,
        usableUntil: known.length > 0 ? known.reduce(earliestOfDays) : null,
        loss: container.discardOn !== null && runsOutOn !== null ? share.rest : null,
      },
    ]
  })
  return { each: new Map(each), coveredUntil: dated.runsOutOn }
}

/** A vial's default discard date; other containers only follow their labels. */
export const defaultDiscardDay = (kind: Content['kind'], mixedOn: CalendarDay | null): CalendarDay | null =>
  kind === 'vial' && mixedOn !== null ? addDays(mixedOn, DISCARD_AFTER_DAYS) : null
