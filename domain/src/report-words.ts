/** How the figures of the reports are reckoned, in words: what reports.ts and forecast.ts do, and whoever counts, stands here. */
export const reportWords = {
  activeUser:
    'Somebody is active on a day on which they logged, weighed, ate, decided or wrote something: a dose, a weigh-in, a photo, food, water, a supplement, a skipped dose, a calculation, an entry of their plan, a peptide of their own, a stack, or a liked one, a message, a friend asked or answered, somebody blocked or reported.',
  newUser: 'Somebody is new on the day on which they signed up.',
  sessionDuration:
    'A session lasts from signing in to signing out, or to what was last done in it. The mean is that of the sessions of the last 28 days.',
  activityLevel:
    'Of the four weeks up to yesterday, or since signing up: High is active on 4 days a week or more, Medium on 2 or more, Low on fewer, None on no day.',
  engagementScore:
    'The share of those weeks in which somebody was active at all, 0 to 100. Whoever takes one shot a week and logs it has 100.',
  trend:
    'The change against the span of equal length before. Without anything before there is no percentage.',
  uniqueVisitor:
    'A member is one visitor of a span. Of visitors without an account each browser at an address counts once a day, because nothing follows them to the next. Whoever asks not to be tracked is not counted.',
  forecast:
    'The month to come by the same month of the year before, or by a trend that runs out: whichever was less wrong on the last 6 months. In 95 of 100 cases it lies in the interval. Confidence follows from how wrong it was.',
  funnel:
    'Visitors of the span, then those who signed up in it, and how many of them completed their profile, then planned a peptide, logged a dose, and ordered, whenever that was.',
} as const
