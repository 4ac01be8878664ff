import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DOUBLE_TAP_MS } from './double-tap.ts'
import { useIdempotencyKey } from './use-idempotent-mutation.ts'

let now: number
const later = () => {
  now += DOUBLE_TAP_MS
}
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

const anAttempt = () => renderHook(() => useIdempotencyKey()).result.current

test('the same input has the same id, anything else another', () => {
  const attempt = anAttempt()
  const first = attempt.begin({ food: 'Egg' })
  later()
  expect(attempt.begin({ food: 'Egg' })).toBe(first)
  later()
  expect(attempt.begin({ food: 'Toast' })).not.toBe(first)
})

test('input changed back has its original id', () => {
  const attempt = anAttempt()
  const first = attempt.begin({ dose: '250 mcg' })
  later()
  const second = attempt.begin({ dose: '300 mcg' })
  later()
  expect(attempt.begin({ dose: '250 mcg' })).toBe(first)
  attempt.succeeded(first)
  later()
  expect([first, second]).not.toContain(attempt.begin({ dose: '300 mcg' }))
})

test('the second tap of a double tap starts nothing', () => {
  const attempt = anAttempt()
  expect(attempt.begin('egg')).toBeDefined()
  expect(attempt.begin('egg')).toBeUndefined()
})

test('after a success, the same input is a new write', () => {
  const attempt = anAttempt()
  const first = attempt.begin('egg')
  attempt.succeeded(first)
  later()
  expect(attempt.begin('egg')).not.toBe(first)
})

test("a late response doesn't end a later attempt", () => {
  const attempt = anAttempt()
  const first = attempt.begin('egg')
  later()
  const second = attempt.begin('toast')
  attempt.succeeded(first)
  later()
  expect(attempt.begin('toast')).toBe(second)
})
