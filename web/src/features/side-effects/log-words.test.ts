import { expect, test } from 'vitest'
import { logWords } from './log-words.ts'

test.each([
  ['Nausea', 2, 'Log moderate nausea'],
  ['Nausea', 0, 'Log no nausea'],
  ['Low mood', 1, 'Log mild low mood'],
  ['IBS', 3, 'Log severe IBS'],
  ['Übelkeit', 1, 'Log mild übelkeit'],
  ['Severe belly pain', 3, 'Log severe belly pain'],
  ['Injection-site reaction', 4, 'Log injection-site reaction'],
  ['Nausea', undefined, 'Log'],
  ['', 2, 'Log'],
  [undefined, undefined, 'Log'],
  ['A name far too long for any button of a phone', 2, 'Log'],
])('the button for %s at severity %s says %s', (name, severity, words) => {
  expect(logWords(name, severity)).toBe(words)
})
