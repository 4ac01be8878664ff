import { writeFileSync } from 'node:fs'
import { train } from '../domain/src/emergencies/train.ts'
import { trainingSentences } from '../domain/src/emergencies/training.samples.ts'

const { emergency, kinds } = train(trainingSentences)
writeFileSync(
  new URL('../domain/src/emergencies/weights.ts', import.meta.url),
  `/** Written by \`npm run train\` from the training sentences; never edited by hand. */
export const emergencyWeights =
  '${emergency}'

/** By kind, in the order of emergencyKinds. */
export const kindWeights = [
${kinds.map((weights) => `  '${weights}',`).join('\n')}
]
`,
)
