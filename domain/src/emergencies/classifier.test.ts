import { expect, test } from 'vitest'
import { heldOutSentences } from './heldout.samples.ts'
import { secondHeldOutSentences } from './heldout-2.samples.ts'
import { thirdHeldOutSentences } from './heldout-3.samples.ts'
import { fourthHeldOutSentences } from './heldout-4.samples.ts'
import { fifthHeldOutSentences } from './heldout-5.samples.ts'
import { sixthHeldOutSentences } from './heldout-6.samples.ts'
import { seventhHeldOutSentences } from './heldout-7.samples.ts'
import { train } from './train.ts'
import { trainingSentences } from './training.samples.ts'
import { emergencyWeights, kindWeights } from './weights.ts'

test('the weights are what the training sentences give: run `npm run train` after changing one', () => {
  expect(train(trainingSentences)).toEqual({ emergency: emergencyWeights, kinds: kindWeights })
}, 60_000)

test('no held-out sentence is trained on', () => {
  const trained = new Set(trainingSentences.map(({ text }) => text.toLowerCase()))
  const heldOut = [
    ...heldOutSentences,
    ...secondHeldOutSentences,
    ...thirdHeldOutSentences,
    ...fourthHeldOutSentences,
    ...fifthHeldOutSentences,
    ...sixthHeldOutSentences,
    ...seventhHeldOutSentences,
  ]
  expect(heldOut.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([])
})
