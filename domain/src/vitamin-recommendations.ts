import { ADULT_AGE, dailyAmount } from './nutrient-amounts.ts'
import { amountText, type SupplementUnit } from './supplements.ts'
import { cautionAbout, isRuledOut, mentionsPregnancy, notesOf } from './vitamin-cautions.ts'
import {
  eatingLess,
  type Person,
  personOf,
  type RecommendationFacts,
  type Rule,
  rules,
} from './vitamin-rules.ts'

/** What a profile may lack for a recommendation: amounts are published by age and sex. */
export const recommendationGaps = ['dateOfBirth', 'gender'] as const

/** Why nothing is recommended to somebody whose profile is filled in. */
export const withholdingReasons = ['under-19', 'pregnancy'] as const

/** A vitamin or mineral for one person. `amount` and `upperLimit` a day, in `unit`. */
export interface Recommendation {
  name: string
  amount: number
  unit: SupplementUnit
  includesFood: boolean
  upperLimit: number | null
  limitsSupplementsOnly: boolean
  reason: string
  caution: string | null
}

/** What is recommended to a person, or why nothing is. */
export interface Recommendations {
  missing: (typeof recommendationGaps)[number][]
  withheld: (typeof withholdingReasons)[number] | null
  /** what the person noted about their health, word for word */
  noted: string[]
  recommendations: Recommendation[]
}

/** How the amount differs from the plain need of this person, where it does. */
function remark({ need, amount, unit, differsBySex }: ReturnType<typeof dailyAmount>): string {
  const text = (quantity: number) => amountText({ quantity, unit })
  if (need > amount)
    return ` You need ${text(need)} a day, but no more than ${text(amount)} of it from supplements.`
  if (!differsBySex) return ''
  const { male, female } = differsBySex
  return ` The amount differs by sex (${text(female)} for women, ${text(male)} for men); the lower one stands here.`
}

function apply(rule: Rule, person: Person, notes: readonly string[]): Recommendation[] {
  const reason = rule.reason(person)
  if (!reason || isRuledOut(rule.name, notes)) return []
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
      caution: cautionAbout(rule.name, notes),
    },
  ]
}

/** One tablet that holds a little of everything, for whoever eats less. */
function multivitamin(person: Person, notes: readonly string[]): Recommendation[] {
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
      reason: `${less} Less food can bring too little of several vitamins and minerals. One with about 100% of the daily values fills gaps; what it contains counts towards the other amounts here.`,
      caution: cautionAbout('Multivitamin', notes),
    },
  ]
}

/**
 * Vitamins and minerals for an adult, each with what is known to speak for it. Nobody is recommended more than the upper
 * level, nothing is recommended without age and gender, nor in pregnancy and under {@link ADULT_AGE}, whose amounts differ.
 */
export function recommendVitamins(facts: RecommendationFacts): Recommendations {
  const noted = notesOf(facts)
  const nothing = { noted, recommendations: [] }
  const { age, gender } = facts
  if (age === null || gender === null) {
    const missing = recommendationGaps.filter((gap) => (gap === 'gender' ? gender : age) === null)
    return { ...nothing, missing, withheld: null }
  }
  if (age < ADULT_AGE) return { ...nothing, missing: [], withheld: 'under-19' }
  if (mentionsPregnancy(noted)) return { ...nothing, missing: [], withheld: 'pregnancy' }
  const person = personOf(facts, age)
  const recommendations = [
    ...multivitamin(person, noted),
    ...rules.flatMap((rule) => apply(rule, person, noted)),
  ]
  return { missing: [], withheld: null, noted, recommendations }
}
