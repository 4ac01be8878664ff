import { searchLibrary } from '@pepwell/contract/library'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(searchLibrary, () => ({ query: { question: 'How long does a mixed vial keep?' } })),
]
