import type { SupplementUnit } from './supplements.ts'

/** The sexes for which amounts are published. */
export type Sex = 'male' | 'female'

/** From this age on the amounts of adults hold; pregnancy and breastfeeding have others. */
export const ADULT_AGE = 19

interface Nutrient {
  unit: SupplementUnit
  /** recommended dietary allowance (RDA) a day, of an adult */
  daily: (age: number, sex: Sex) => number
  /** tolerable upper intake level (UL) a day, of an adult; null where none is established */
  upper: (age: number) => number | null
  /** whether the upper level is about supplements alone and leaves food out */
  limitsSupplementsOnly?: true
}

/**
 * Daily amounts and upper levels for adults who are neither pregnant nor breastfeeding: the dietary reference intakes
 * of the US National Academies, from the NIH Office of Dietary Supplements' fact sheets for health professionals
 * (ods.od.nih.gov/factsheets/<nutrient>-HealthProfessional). 40 IU of vitamin D are 1 mcg. For folic acid, the amount
 * advised from supplements or fortified food to everyone who could become pregnant.
 */
const nutrients = {
  vitaminD: { unit: 'IU', daily: (age) => (age > 70 ? 800 : 600), upper: () => 4000 },
  vitaminB12: { unit: 'mcg', daily: () => 2.4, upper: () => null },
  vitaminC: { unit: 'mg', daily: (_age, sex) => (sex === 'male' ? 90 : 75), upper: () => 2000 },
  folicAcid: { unit: 'mcg', daily: () => 400, upper: () => 1000, limitsSupplementsOnly: true },
  calcium: {
    unit: 'mg',
    daily: (age, sex) => (age > 70 || (age > 50 && sex === 'female') ? 1200 : 1000),
    upper: (age) => (age > 50 ? 2000 : 2500),
  },
  magnesium: {
    unit: 'mg',
    daily: (age, sex) => (sex === 'male' ? (age > 30 ? 420 : 400) : age > 30 ? 320 : 310),
    upper: () => 350,
    limitsSupplementsOnly: true,
  },
  iron: { unit: 'mg', daily: (age, sex) => (sex === 'female' && age <= 50 ? 18 : 8), upper: () => 45 },
  zinc: { unit: 'mg', daily: (_age, sex) => (sex === 'male' ? 11 : 8), upper: () => 40 },
} satisfies Record<string, Nutrient>

export type NutrientName = keyof typeof nutrients

/** How much of a nutrient a day. All in `unit`. */
export interface DailyAmount {
  unit: SupplementUnit
  /** what may be taken as a supplement: the need, though never more than the upper level */
  amount: number
  /** what the body needs, food included */
  need: number
  upperLimit: number | null
  limitsSupplementsOnly: boolean
  /** the needs of both sexes, where they differ and the sex is not known; `need` is the lower one then */
  differsBySex?: { male: number; female: number }
}

/**
 * A nutrient's daily amount for an adult; see {@link nutrients} for the source.
 * @param age whole years, {@link ADULT_AGE} or more
 * @param sex undefined if unknown
 * @throws RangeError for minors
 */
export function dailyAmount(name: NutrientName, age: number, sex?: Sex): DailyAmount {
  if (!(age >= ADULT_AGE)) throw new RangeError(`Amounts are those of adults from ${ADULT_AGE} on`)
  const nutrient: Nutrient = nutrients[name]
  const needs = { male: nutrient.daily(age, 'male'), female: nutrient.daily(age, 'female') }
  const need = sex ? needs[sex] : Math.min(needs.male, needs.female)
  const upperLimit = nutrient.upper(age)
  return {
    unit: nutrient.unit,
    need,
    amount: Math.min(need, upperLimit ?? need),
    upperLimit,
    limitsSupplementsOnly: nutrient.limitsSupplementsOnly ?? false,
    ...(!sex && needs.male !== needs.female && { differsBySex: needs }),
  }
}
