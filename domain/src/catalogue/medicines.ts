import type { DoseUnit } from '../doses/doses.ts'
import type { CalendarDay } from '../time/calendar.ts'

/** The source of a statement and the day on which we read the page; null when we haven't. */
export interface Source<Day extends CalendarDay | null = CalendarDay | null> {
  name: string
  url: string
  checked: Day
}

/** The source of a warning: a page that we have read. */
export type CheckedSource = Source<CalendarDay>

/** How a peptide is taken. */
export const routes = ['subcutaneous', 'intramuscular', 'oral', 'nasal', 'topical'] as const

export type Route = (typeof routes)[number]

/** Routes with a syringe. */
export const injectedRoutes: readonly Route[] = ['subcutaneous', 'intramuscular']

/** Whether it is injected. Unknown routes count as injected, since nearly all peptides here are. */
export const isInjected = (taken: readonly Route[]): boolean =>
  taken.length === 0 || taken.some((route) => injectedRoutes.includes(route))

/** Whether it comes in vials: injected, or as drops for the nose. */
export const isInVial = (taken: readonly Route[]): boolean => isInjected(taken) || taken.includes('nasal')

/** How a peptide is sold and taken. */
interface Form {
  routes: readonly Route[]
  /** the shop's name for it: 'Tablets', 'Lyophilized powder' */
  shopForm: string | null
}

/** The container of one amount; undefined when unknown. */
function holder({ routes, shopForm }: Form): string | undefined {
  if (isInjected(routes)) return 'vial'
  return /^(tablet|capsule)s?$/i.exec(shopForm?.trim() ?? '')?.[1]?.toLowerCase()
}

/**
 * A peptide's amount and container: '5 mg vial', '14 mg tablet'.
 * @param mg null when unknown
 * @param form omitted when unknown; then the amount stands alone, as for a spray or a cream
 */
export function strengthText(mg: number | null, form?: Form): string | undefined {
  if (mg === null) return undefined
  return [`${mg} mg`, form && holder(form)].filter(Boolean).join(' ')
}

/** Names of drug classes. Two of one class at once only add harm, or add nothing. */
export const peptideClasses = [
  'GLP-1 agonist',
  'Amylin analogue',
  'GHRH analogue',
  'Ghrelin mimetic',
  'Growth hormone',
  'Gonadotropin',
  'Melanocortin agonist',
  'IGF-1 analogue',
  'Thymosin beta-4',
] as const

export type PeptideClass = (typeof peptideClasses)[number]

/** Body regions in which a label says to inject. */
export const bodyRegions = ['abdomen', 'thigh', 'upper arm', 'hip', 'buttock'] as const

export type BodyRegion = (typeof bodyRegions)[number]

/** One component of a blend. */
export interface Component {
  name: string
  /** mg in the usual vial; null where vials differ */
  mg: number | null
}

type Stated<What> = What & { source: Source }

/**
 * What a medicine's label, or a trial of an unapproved one, says. Each statement has its source and is absent when we
 * found none.
 */
export interface Label {
  /** minimum hours between two doses */
  apart?: Stated<{ hours: number }>
  /** hours between regular doses: 168 for a weekly medicine */
  interval?: Stated<{ hours: number; saidBy: 'label' | 'trials' }>
  /** the starting dose, and for how many weeks or days where that is fixed */
  start?: Stated<{
    amount: number
    unit: DoseUnit
    weeks?: number
    days?: number
    saidBy: 'label' | 'trials'
  }>
  /**
   * take a missed dose 'within' this many hours after its time, or until this many hours 'before-next'; otherwise skip
   * it
   */
  missed?: Stated<{ window: 'within' | 'before-next'; hours: number }>
  /** the maximum dose of the label or the trials */
  highest?: Stated<{
    amount: number
    unit: DoseUnit
    per: 'dose' | 'day' | 'week'
    saidBy: 'label' | 'trials'
  }>
  /** where it is injected */
  sites?: Stated<{ regions: BodyRegion[] }>
}
