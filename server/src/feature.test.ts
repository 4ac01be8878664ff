import { expect, test } from 'vitest'
import { mergeFeatures } from './feature.ts'

const work = async () => {}
const background = () => ({ start() {}, stop: work, catchUp: work })

test('features are merged in their order', () => {
  const [one, other] = [background(), background()]
  expect(
    mergeFeatures([
      { tasks: { mail: work }, background: [one] },
      {},
      { tasks: { tidy: { schedule: '0 3 * * *', work } }, background: [other] },
    ]),
  ).toEqual({ tasks: { mail: work, tidy: { schedule: '0 3 * * *', work } }, background: [one, other] })
})

test('a task name of two features stops the start with the name', () => {
  const features = [{ tasks: { mail: work } }, { tasks: { mail: work } }]
  expect(() => mergeFeatures(features)).toThrow("Two features bring a task called 'mail'")
})
