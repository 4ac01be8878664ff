import { expect, test } from 'vitest'
import { minutesText } from './minutes-text.ts'

test.each([
  [5, '5 minutes'],
  [60, '1 hour'],
  [1440, '1 day'],
  [1590, '1 day 2 hours 30 minutes'],
])('%d minutes are %s', (minutes, text) => expect(minutesText(minutes)).toBe(text))
