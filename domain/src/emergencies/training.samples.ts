import { developmentSentences } from './development.samples.ts'
import { secondDevelopmentSentences } from './development-2.samples.ts'
import { thirdDevelopmentSentences } from './development-3.samples.ts'
import { fourthDevelopmentSentences } from './development-4.samples.ts'
import { fifthDevelopmentSentences } from './development-5.samples.ts'
import { sixthDevelopmentSentences } from './development-6.samples.ts'
import { seventhDevelopmentSentences } from './development-7.samples.ts'
import { eighthDevelopmentSentences } from './development-8.samples.ts'
import { ninthDevelopmentSentences } from './development-9.samples.ts'
import { tenthDevelopmentSentences } from './development-10.samples.ts'
import { eleventhDevelopmentSentences } from './development-11.samples.ts'
import { everydaySentences } from './everyday.samples.ts'
import type { Sentence } from './train.ts'
import { variedSentences } from './variety.samples.ts'

/** What the classifier learns from. Held-out sets never belong here. */
export const trainingSentences: readonly Sentence[] = [
  ...developmentSentences,
  ...secondDevelopmentSentences,
  ...thirdDevelopmentSentences,
  ...fourthDevelopmentSentences,
  ...fifthDevelopmentSentences,
  ...sixthDevelopmentSentences,
  ...seventhDevelopmentSentences,
  ...eighthDevelopmentSentences,
  ...ninthDevelopmentSentences,
  ...tenthDevelopmentSentences,
  ...eleventhDevelopmentSentences,
  ...everydaySentences,
  ...variedSentences,
]
