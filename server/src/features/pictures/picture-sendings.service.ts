import type { RateLimits } from '../rate-limits/rate-limits.service.ts'

/** Photos and pictures that one person may send in an hour, and as many people as live behind one address. */
const MOST_AN_HOUR = 60
const MOST_FROM_ONE_ADDRESS = 20 * MOST_AN_HOUR

/** How many photos and pictures members may send, wherever they send them. */
export const pictureSendings = (rateLimits: RateLimits) =>
  rateLimits.limit('send-picture', {
    minutes: 60,
    perAccount: MOST_AN_HOUR,
    perAddress: MOST_FROM_ONE_ADDRESS,
    sentence: 'You have sent many pictures within the hour. Please wait a while before the next.',
  })

export type PictureSendings = ReturnType<typeof pictureSendings>
