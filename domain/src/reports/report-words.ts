/**
 * Explains how reports compute their figures. Keep this in sync with reports.ts, business-reports.ts and forecast.ts.
 */
export const reportWords = {
  activeUser:
    'A member is active on a day on which they logged, weighed, ate, decided or wrote something: a dose, a weigh-in, a photo, food, water, a supplement, a skipped dose, a calculation, an entry of their plan, a peptide of their own, a stack, or a liked one, a message, a friend asked or answered, somebody blocked or reported.',
  newUser: 'A member is new on the day they signed up.',
  sessionDuration:
    'A session lasts from signing in to signing out, or to what was last done in it before a pause of two hours; coming back while still signed in begins none. Activity is noted once an hour. The mean is that of the sessions of the last 28 days.',
  activityLevel:
    'Of the four weeks up to yesterday, or since signing up: High is active on 4 days a week or more, Medium on 2 or more, Low on fewer, None on no day.',
  engagementScore:
    'The score is the share of those weeks with any activity, 0 to 100. It measures regularity, not volume: one logged shot a week scores 100, so a Low level can score as high as a High one.',
  trend:
    'The change against the span of equal length before. Without anything before there is no percentage.',
  uniqueVisitor:
    'A member is one visitor of a span. Of visitors without an account each browser at an address counts once a day, because nothing follows them to the next. People who opt out of tracking aren’t counted.',
  forecast:
    'The forecast for next month uses the full months and the pace of the running one. It takes the same month of last year or a trend that levels off, whichever was closer in the last 6 months. It is never below what this month has reached. The interval holds 95 of 100 cases. Confidence follows from past errors.',
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
    'Of the reminders for the days of the span, sent and failed by channel. Delivered is the share of the sent in both together; what nobody needed any more, or what came too late, is neither.',
  waiting:
    'A member waits from their first message to the support team until the team writes. Times are rounded up to the next quarter hour. A wait counts on the day it started.',
} as const
