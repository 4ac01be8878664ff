import type { Source } from '../catalogue/medicines.ts'
import { bodyMassCategories, massText, UNDERWEIGHT } from '../weight/bmi.ts'
import { dailyMed } from './primary-sources.ts'

/** The BMI from which labels of weight-loss medicines apply; the lower one needs a weight-related condition. */
const LABELS = { withCondition: 27, always: 30 }

const wegovy = dailyMed('Wegovy')

/** A warning about a weight-loss medicine at a body mass index. */
export interface BmiWarning {
  effect: 'leave-out' | 'warn'
  sentence: string
  source: Source
}

const BEGINS = 'labels start weight loss at a BMI of 30, or 27 with a weight-related condition'

/** The warning about a weight-loss medicine; undefined without one. */
export function bmiWarning(index: number | null): BmiWarning | undefined {
  if (index === null)
    return {
      effect: 'warn',
      sentence: `Add your height and weight to your profile so we know your BMI: ${BEGINS}.`,
      source: wegovy,
    }
  if (index < UNDERWEIGHT)
    return {
      effect: 'leave-out',
      sentence: `Your BMI of ${massText(index)} is underweight, so talk to your doctor, who can help, before you lose weight.`,
      source: bodyMassCategories,
    }
  if (index < LABELS.withCondition)
    return { effect: 'leave-out', sentence: `Your BMI is ${massText(index)}, and ${BEGINS}.`, source: wegovy }
  if (index < LABELS.always)
    return {
      effect: 'warn',
      sentence: `Your BMI is ${massText(index)}: labels ask for a weight-related condition below 30.`,
      source: wegovy,
    }
  return undefined
}
