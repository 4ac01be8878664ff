const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left, in whole units; days are of 24 hours, whatever the clocks on the wall do meanwhile. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** @param ms milliseconds left; a second that has begun counts, none are left once it is over */
export function timeLeft(ms: number): TimeLeft {
  const whole = Math.max(0, Math.ceil(ms / SECOND)) * SECOND
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: (whole % MINUTE) / SECOND,
  }
}
