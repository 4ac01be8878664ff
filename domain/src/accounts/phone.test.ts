import { expect, test } from 'vitest'
import { textCommandIn } from './phone.ts'

test.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['stop all', 'stop'],
  ['opt-out', 'stop'],
  ['“Unsubscribe”', 'stop'],
  ['start', 'start'],
  ['YES!', 'start'],
  ['Help?', 'help'],
  ['info', 'help'],
  ['', undefined],
  ['don’t stop', undefined],
  ['stop by tonight?', undefined],
  ['arrêt', undefined],
])('recognizes %j as %s', (text, preference) => expect(textCommandIn(text)).toBe(preference))
