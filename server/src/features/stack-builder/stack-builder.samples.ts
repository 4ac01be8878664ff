import { generateStack } from '@pepwell/contract/stacks/stack-builder'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(generateStack, () => ({
    body: {
      goals: ['weight-loss' as const, 'recovery' as const],
      weightLossPeptide: 'semaglutide' as const,
      currentPeptides: 'x',
      experienceLevel: 'beginner' as const,
      timeline: '6+ months' as const,
    },
  })),
]
