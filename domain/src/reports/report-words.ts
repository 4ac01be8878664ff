/**
 * Explains how reports compute their figures. Keep this in sync with reports.ts, business-reports.ts and forecast.ts.
 */
export const reportWords = {
  activeUser:
    'A member is active on a day if they logged, changed or sent something: a dose, weigh-in, photo, food, water, supplement, skipped dose, calculation, plan entry, personal peptide, stack, like, message, friend request or answer, block or report.',
  newUser: 'A member is new on the day they signed up.',
  sessionDuration:
    'A session lasts from sign-in to sign-out, or to the last activity before a two-hour pause. Returning while signed in doesn’t start a new one. Activity is recorded once an hour. The mean covers sessions of the last 28 days.',
  activityLevel:
    'Over the four weeks up to yesterday, or since sign-up: High means active 4 or more days a week, Medium 2 or more, Low fewer, and None no days.',
  engagementScore:
    'The score is the share of those weeks with any activity, 0 to 100. It measures regularity, not volume: one logged shot a week scores 100, so a Low level can score as high as a High one.',
  trend: 'The change from the previous period of equal length. Without earlier data, we show no percentage.',
  uniqueVisitor:
    'A member counts as one visitor per period. Without an account, each browser at an address counts once a day, because we don’t track people across days. We don’t count people who opt out of tracking.',
  forecast:
    'The forecast for next month uses past full months and this month’s pace. It takes the same month of last year or a trend that levels off, whichever was closer in the last 6 months. It is never below what this month has reached. The interval holds 95 of 100 cases. Confidence follows from past errors.',
  funnel:
    'Visitors in this period, then sign-ups, and how many of those completed their profile, planned a peptide, logged a dose and ordered, at any time.',
  sales:
    'An order counts on the day it was placed, if paid and not canceled. Revenue is the price of its items, without shipping and taxes.',
  margin:
    'Margin is revenue minus costs at the time of the order: the seven costs in Cost Management, or the batch cost if unknown. Units without a known cost are excluded and counted separately.',
  stockValue:
    'Stock on hand that hasn’t expired, reserved or not, at batch cost. Expired units and units without a known cost are separate.',
  retention:
    'People who signed up in a week (Monday to Sunday), and how many were active in that week and each later one.',
  delivery:
    'Reminders due in this period, sent and failed by channel. Delivered is the share sent of both together. Reminders that were no longer needed or too late count as neither.',
  waiting:
    'A member waits from their first message to the support team until the team writes. Times are rounded up to the next quarter hour. A wait counts on the day it started.',
} as const
