import type { Gender } from '../accounts/profile.ts'
import { formatList } from '../text/format-list.ts'
import type { VitaminName } from './caution-row.ts'
import type { NutrientName, Sex } from './nutrient-amounts.ts'

/** The data about a person. */
export interface RecommendationFacts {
  /** whole years; null when not known */
  age: number | null
  gender: Gender | null
  /** pounds */
  weight: number | null
  /** pounds */
  goalWeight: number | null
  healthConditions: string | null
  /** the current year */
  year?: number
  allergies: string | null
  /** active plan entries */
  peptides: readonly { name: string; category: string }[]
}

/** Medicines that lower appetite: GLP-1 agonists under their substance and trade names, and the amylin analogues. */
const APPETITE =
  /(?:sema|lira|dula|albi|beina|ecno)glutide|tirzepatide|retatrutide|survodutide|mazdutide|orforglipron|exenatide|lixisenatide|cagrilintide|cagrisema|pramlintide|ozempic|wegovy|rybelsus|mounjaro|zepbound|saxenda|victoza|trulicity|byetta|bydureon|foundayo|symlin/i

/** Peptides that act through growth hormone; those of the catalogue are known by their category. */
const GROWTH_HORMONE =
  /cjc-?1295|ipamorelin|sermorelin|tesamorelin|ghrp|hexarelin|ibutamoren|mk-?677|somatropin|\bhgh\b|igf-?1/i

/** Peptides taken to help tissue heal. */
const REPAIR = /bpc-?157|tb-?500|thymosin beta|ghk-?cu|^[gk]low\b/i

/** A person as the rules see them. */
export interface Person {
  age: number
  sex?: Sex
  isLosing: boolean
  appetite: string[]
  growthHormone: string[]
  repair: string[]
}

/** A person of known age, as the rules see them. */
export function personOf({ gender, weight, goalWeight, peptides }: RecommendationFacts, age: number): Person {
  const named = (pattern: RegExp, category?: string) =>
    peptides
      .filter((peptide) => pattern.test(peptide.name) || peptide.category === category)
      .map(({ name }) => name)
  return {
    age,
    sex: gender === 'male' || gender === 'female' ? gender : undefined,
    isLosing: weight !== null && goalWeight !== null && goalWeight < weight,
    appetite: named(APPETITE),
    growthHormone: named(GROWTH_HORMONE, 'Growth Hormone Releasing'),
    repair: named(REPAIR),
  }
}

/** Why a person eats less than before; undefined if nothing indicates it. */
export function eatingLess({ appetite, isLosing }: Person): string | undefined {
  if (appetite.length > 0) {
    return `Your plan includes ${formatList(appetite)}, which ${appetite.length > 1 ? 'lower' : 'lowers'} appetite.`
  }
  return isLosing ? 'Your goal weight is below your weight, so you may be eating less.' : undefined
}

/** When a nutrient is recommended, and why. A rule without a reason doesn't apply. */
export interface Rule {
  name: VitaminName
  nutrient: NutrientName
  /** food counts toward the limit by default */
  supplementOnly?: true
  reason: (person: Person) => string | undefined
}

const mayMenstruate = ({ age, sex }: Person): boolean => sex === 'female' && age <= 50

function calciumReason(person: Person): string | undefined {
  if (person.age > 50 && person.sex === 'female') {
    return 'Women need 1,200 mg of calcium a day from 51 on instead of 1,000 mg, because you lose bone faster after menopause.'
  }
  if (person.age > 70) return 'From 71 on everyone needs 1,200 mg of calcium a day instead of 1,000 mg.'
  const less = eatingLess(person)
  return less && `${less} Some bone is lost along with weight, and calcium is what bone is built with.`
}

/**
 * Sources: the NIH ODS fact sheets on each nutrient (see nutrient-amounts.ts); for eating less, Mozaffarian et al. 2025,
 * 'Nutritional priorities to support GLP-1 therapy for obesity', Am J Clin Nutr; for zinc and IGF-1, Rodondi et al. 2009,
 * J Nutr Health Aging 13:491.
 */
export const rules: readonly Rule[] = [
  {
    name: 'Vitamin D3',
    nutrient: 'vitaminD',
    reason: ({ age }) =>
      age > 70
        ? 'Few foods contain vitamin D, and from 71 on you need 800 IU (20 mcg) a day instead of 600 IU.'
        : 'Few foods contain vitamin D. Adults up to 70 need 600 IU (15 mcg) a day from food, sun and supplements together.',
  },
  {
    name: 'Vitamin B12',
    nutrient: 'vitaminB12',
    reason: (person) => {
      if (person.age > 50) {
        return 'Past 50 many people absorb less B12 from ordinary food; fortified food or a supplement is more reliable.'
      }
      const less = eatingLess(person)
      return less && `${less} B12 comes from animal foods, of which little may be left on a small plate.`
    },
  },
  { name: 'Calcium', nutrient: 'calcium', reason: calciumReason },
  {
    name: 'Iron',
    nutrient: 'iron',
    reason: (person) =>
      mayMenstruate(person)
        ? 'Women up to 50 need 18 mg of iron a day because of periods. A blood test shows whether food covers it. Too much iron does harm.'
        : undefined,
  },
  {
    name: 'Folic Acid',
    nutrient: 'folicAcid',
    supplementOnly: true,
    reason: (person) =>
      mayMenstruate(person)
        ? 'For everyone who could become pregnant: it protects a baby’s brain and spine in the first weeks. If you can’t become pregnant, you don’t need it.'
        : undefined,
  },
  {
    name: 'Magnesium',
    nutrient: 'magnesium',
    // Not next to a multivitamin, which contains some: together they could pass the limit for supplements.
    reason: (person) =>
      person.age > 70 && !eatingLess(person)
        ? 'Older people tend to eat less magnesium and to absorb less of it.'
        : undefined,
  },
  {
    name: 'Vitamin C',
    nutrient: 'vitaminC',
    reason: ({ repair }) =>
      repair.length > 0
        ? `Your plan includes ${formatList(repair)}. The body needs vitamin C to make collagen; no study shows that more than the daily amount makes a peptide work better.`
        : undefined,
  },
  {
    name: 'Zinc',
    nutrient: 'zinc',
    reason: ({ growthHormone }) =>
      growthHormone.length > 0
        ? `Your plan includes ${formatList(growthHormone)}, which ${growthHormone.length > 1 ? 'act' : 'acts'} through growth hormone and IGF-1. Too little zinc lowers IGF-1; more than the daily amount has not been shown to help.`
        : undefined,
  },
]
