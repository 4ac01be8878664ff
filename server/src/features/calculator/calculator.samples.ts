import { calculateDose } from '@pepwell/contract/doses/calculator'
import { aPeptideId } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(calculateDose, async (test) => ({
    body: {
      peptideId: await aPeptideId(test),
      vialConcentration: 5,
      bacteriostaticWater: 2,
      desiredDose: 0.25,
      unit: 'mg' as const,
      doseUnit: 'mcg' as const,
      bodyWeight: 80,
      syringeScale: 'U-100' as const,
    },
  })),
]
