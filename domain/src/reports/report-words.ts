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
    'A member is one visitor of a span. Of visitors without an account each browser at an address counts once a day, because nothing follows them to the next. Whoever asks not to be tracked is not counted.',
  forecast:
    'The forecast for next month uses the full months and the pace of the running one. It takes the same month of last year or a trend that levels off, whichever was closer in the last 6 months. It is never below what this month has reached. The interval holds 95 of 100 cases. Confidence follows from past errors.',
  funnel:
    'Visitors of the span, then those who signed up in it, and how many of them completed their profile, then planned a peptide, logged a dose, and ordered, whenever that was.',
  sales:
    'An order counts on the day on which it was placed, while it is paid and not cancelled. Revenue is what was asked for what is in it, without sending it and without taxes.',
  margin:
    'The margin is the revenue minus what it cost when it was ordered: all seven costs of Cost Management, or what the batch cost where they were not known. Units without a known cost are left out and counted apart.',
  stockValue:
    'What is on hand and not expired, reserved or not, at what each batch cost. Expired units and units without a known cost are counted apart.',
  retention:
    'Those who signed up in a week, from Monday to Sunday, and how many of them were active in that week and in each that followed.',
  delivery:
    'Of the reminders for the days of the span, sent and failed by channel. Delivered is the share of the sent in both together; what nobody needed any more, or what came too late, is neither.',
  waiting:
    'A member waits from their first message to the support team until the team writes. Times are told up to the next quarter of an hour. A wait counts on the day on which it began.',
} as const
