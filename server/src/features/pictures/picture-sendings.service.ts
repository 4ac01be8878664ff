import type { RateLimits } from '../rate-limits/rate-limits.service.ts'

/** Pictures per person and hour, and people per address. */
const MAX_PER_HOUR = 60
const MAX_PER_ADDRESS = 20 * MAX_PER_HOUR

/** Limits how many pictures members send, across features. */
export const pictureSendings = (rateLimits: RateLimits) =>
  rateLimits.limit('send-picture', {
    minutes: 60,
    perAccount: MAX_PER_HOUR,
    perAddress: MAX_PER_ADDRESS,
    sentence: 'You’ve sent a lot of pictures this hour. Please wait a while.',
  })

export type PictureSendings = ReturnType<typeof pictureSendings>
