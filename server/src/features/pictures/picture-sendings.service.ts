import type { RateLimits } from '../rate-limits/rate-limits.service.ts'

/** Pictures per person and hour, and people per address. */
const MOST_AN_HOUR = 60
const MOST_FROM_ONE_ADDRESS = 20 * MOST_AN_HOUR

/** Limits how many pictures members send, across features. */
export const pictureSendings = (rateLimits: RateLimits) =>
  rateLimits.limit('send-picture', {
    minutes: 60,
    perAccount: MOST_AN_HOUR,
    perAddress: MOST_FROM_ONE_ADDRESS,
    sentence: 'You’ve sent a lot of pictures this hour. Please wait a while.',
  })

export type PictureSendings = ReturnType<typeof pictureSendings>
