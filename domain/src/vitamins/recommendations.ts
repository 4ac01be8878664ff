import {
  cautionsAbout,
  exclusionReason,
  type HealthNotes,
  isSuggestedBy,
  readHealthNotes,
  type VitaminCaution,
} from './cautions.ts'
import { recommendationGaps, type withholdingReasons } from './gaps.ts'
import { ADULT_AGE, dailyAmount } from './nutrient-amounts.ts'
import { eatingLess, type Person, personOf, type RecommendationFacts, type Rule, rules } from './rules.ts'
import { amountText, type SupplementUnit } from './supplements.ts'

/** A vitamin or mineral for one person. `amount` and `upperLimit` a day, in `unit`. */
export interface Recommendation {
  name: string
  amount: number
  unit: SupplementUnit
  includesFood: boolean
  upperLimit: number | null
  limitsSupplementsOnly: boolean
  reason: string
  cautions: VitaminCaution[]
}

/** What would be recommended if nothing that the person noted spoke against it. */
export interface LeftOut extends VitaminCaution {
  name: string
}

/** A person's recommendations, or why there are none. */
export interface Recommendations {
  missing: (typeof recommendationGaps)[number][]
  withheld: (typeof withholdingReasons)[number] | null
  /** what the person noted about their health, word for word */
  noted: string[]
  recommendations: Recommendation[]
  leftOut: LeftOut[]
}

/** How the amount differs from the plain need of this person, where it does. */
function remark({ need, amount, unit, differsBySex }: ReturnType<typeof dailyAmount>): string {
  const text = (quantity: number) => amountText({ quantity, unit })
  if (need > amount)
    return ` You need ${text(need)} a day, but no more than ${text(amount)} of it from supplements.`
  if (!differsBySex) return ''
  const { male, female } = differsBySex
  return ` The amount differs by sex (${text(female)} for women, ${text(male)} for men); we show the lower one.`
}

const BECAUSE_OF_NOTES = 'Your notes may mean your body absorbs too little of it.'

/** Why a rule recommends its vitamin to a person; undefined if it doesn't. */
const reasonFor = ({ name, reason }: Rule, person: Person, { meanings }: HealthNotes): string | undefined =>
  reason(person) ?? (isSuggestedBy(name, meanings) ? BECAUSE_OF_NOTES : undefined)

function apply(rule: Rule, person: Person, notes: HealthNotes): Recommendation[] {
  const reason = reasonFor(rule, person, notes)
  if (!reason || exclusionReason(rule.name, notes.meanings)) return []
  const daily = dailyAmount(rule.nutrient, person.age, person.sex)
  const { amount, unit, upperLimit, limitsSupplementsOnly } = daily
  return [
    {
      name: rule.name,
      amount,
      unit,
      includesFood: !rule.supplementOnly && amount === daily.need,
      upperLimit,
      limitsSupplementsOnly,
      reason: reason + remark(daily),
      cautions: cautionsAbout(rule.name, notes.meanings),
    },
  ]
}

/** A multivitamin, for people who eat less. */
function multivitamin(person: Person, { meanings }: HealthNotes): Recommendation[] {
  const less = eatingLess(person)
  if (!less) return []
  return [
    {
      name: 'Multivitamin',
      amount: 1,
      unit: 'tablets',
      includesFood: false,
      upperLimit: null,
      limitsSupplementsOnly: false,
      reason: `${less} Less food can bring too little of several vitamins and minerals. One with about 100% of the daily values fills gaps. What it contains counts toward the other amounts here.`,
      cautions: cautionsAbout('Multivitamin', meanings),
    },
  ]
}

/** What a rule would have named, and why it doesn't. */
function leftOut(rule: Rule, person: Person, notes: HealthNotes): LeftOut[] {
  const because = exclusionReason(rule.name, notes.meanings)
  return because && reasonFor(rule, person, notes) ? [{ name: rule.name, ...because }] : []
}

/**
 * Recommended vitamins and minerals for an adult, each with its evidence. Never above the upper level; none without
 * age and sex, in pregnancy, or under {@link ADULT_AGE}, because those amounts differ.
 */
export function recommendVitamins(facts: RecommendationFacts): Recommendations {
  const notes = readHealthNotes(facts)
  const { noted } = notes
  const nothing = { noted, recommendations: [], leftOut: [] }
  const { age, gender } = facts
  if (age === null || gender === null) {
    const missing = recommendationGaps.filter((gap) => (gap === 'gender' ? gender : age) === null)
    return { ...nothing, missing, withheld: null }
  }
  if (age < ADULT_AGE) return { ...nothing, missing: [], withheld: 'under-19' }
  if (notes.isPregnancy) return { ...nothing, missing: [], withheld: 'pregnancy' }
  const person = personOf(facts, age)
  return {
    missing: [],
    withheld: null,
    noted,
    recommendations: [...multivitamin(person, notes), ...rules.flatMap((rule) => apply(rule, person, notes))],
    leftOut: rules.flatMap((rule) => leftOut(rule, person, notes)),
  }
}
