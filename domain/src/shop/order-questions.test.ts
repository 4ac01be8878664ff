import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disputeStatuses, holdsFunds, isDecided, refundDuring, worstOf } from './disputes.ts'
import { questionBefore, questionBeforeRefund } from './order-questions.ts'
import { isBackwards, orderStatuses, paymentStatuses } from './orders.ts'

const order = { status: 'processing', paymentStatus: 'paid', dispute: null } as const
const aStatus = fc.constantFrom(...orderStatuses)

describe('a question about the payment', () => {
  test.each([
    [{ status: 'cancelled', paymentStatus: 'refunded' }, 'processing', 'refunded'],
    [{ status: 'cancelled', paymentStatus: 'refunded' }, 'shipped', 'refunded'],
    [{ status: 'shipped', paymentStatus: 'refunded' }, 'delivered', undefined],
    [{ dispute: 'open' }, 'shipped', 'disputed'],
    [{ dispute: 'lost' }, 'delivered', 'disputed'],
    [{ dispute: 'inquiry' }, 'shipped', 'disputed'],
    [{ dispute: 'won' }, 'shipped', undefined],
    [{ dispute: 'open' }, 'pending', undefined],
    [{ paymentStatus: 'pending' }, 'shipped', 'unpaid'],
    [{ status: 'shipped', paymentStatus: 'failed' }, 'delivered', 'unpaid'],
    [{ status: 'pending', paymentStatus: 'pending' }, 'processing', undefined],
  ] as const)('of %o before %s is %s', (changes, to, question) => {
    expect(questionBefore({ ...order, ...changes }, to)).toBe(question)
  })

  test('is never asked before a cancellation, nor for paid orders without a dispute', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: aStatus,
          paymentStatus: fc.constantFrom(...paymentStatuses),
          dispute: fc.constantFrom(null, ...disputeStatuses),
        }),
        aStatus,
        (asked, to) => {
          expect(questionBefore(asked, 'cancelled')).toBeUndefined()
          expect(questionBefore({ ...asked, paymentStatus: 'paid', dispute: null }, to)).toBeUndefined()
        },
      ),
    )
  })
})

test('of two statuses of one order, one is the step back from the other', () => {
  fc.assert(
    fc.property(aStatus, aStatus, (one, other) => {
      fc.pre(one !== other && one !== 'cancelled' && other !== 'cancelled')
      expect(isBackwards(one, other)).toBe(!isBackwards(other, one))
    }),
  )
  expect(isBackwards('cancelled', 'pending')).toBe(true)
  expect(isBackwards('cancelled', 'shipped')).toBe(false)
  expect(isBackwards('shipped', 'cancelled')).toBe(false)
})

test('of several disputes, the one with the most impact on the shop counts', () => {
  expect(worstOf([])).toBeNull()
  expect(worstOf(['won', 'inquiry'])).toBe('inquiry')
  expect(worstOf(['lost', 'open', 'won'])).toBe('open')
  expect(disputeStatuses.filter(holdsFunds)).toEqual(['open', 'lost'])
  expect(disputeStatuses.filter(isDecided)).toEqual(['won', 'lost'])
})

test.each([
  [null, 'send', undefined],
  ['inquiry', 'send', undefined],
  ['won', 'send', undefined],
  ['open', 'hold', /bank holds/],
  ['lost', 'drop', /already has/],
] as const)('during a dispute that is %s, refunds %s', (dispute, outcome, question) => {
  expect(refundDuring(dispute)).toBe(outcome)
  if (question) expect(questionBeforeRefund(dispute)).toMatch(question)
  else expect(questionBeforeRefund(dispute)).toBeUndefined()
})
