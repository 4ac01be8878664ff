const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The remaining time in whole units; a day is 24 hours, regardless of DST. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** @param ms remaining milliseconds, rounded up to seconds; 0 once past */
export function timeLeft(ms: number): TimeLeft {
  const whole = Math.max(0, Math.ceil(ms / SECOND)) * SECOND
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: (whole % MINUTE) / SECOND,
  }
}

/** Below this it is soon, in milliseconds. */
export const SOON = 30 * MINUTE

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A countdown to the second: '1 d 2 h 05 min 09 s', '45 min 09 s', and '23:41' when soon. */
export function countdownText(ms: number): string {
  if (ms < SOON) return leftText(ms)
  const { days, hours, minutes, seconds } = timeLeft(ms)
  const longer = [days > 0 && `${days} d`, (days > 0 || hours > 0) && `${hours} h`]
  return [...longer, `${twoDigits(minutes)} min`, `${twoDigits(seconds)} s`].filter(Boolean).join(' ')
}

/** The remaining time to the minute: '3 h 56 min', '45 min', and '23:41' when soon. */
export function leftText(ms: number): string {
  const { days, hours, minutes, seconds } = timeLeft(ms)
  if (ms < SOON) return `${twoDigits(minutes)}:${twoDigits(seconds)}`
  const wholeHours = 24 * days + hours
  return wholeHours > 0 ? `${wholeHours} h ${minutes} min` : `${minutes} min`
}

/** Overdue time in whole hours or days: 'Overdue by 5 h', 'Overdue by 3 days'. */
export function overdueByText(ms: number): string {
  const hours = Math.floor(-ms / HOUR)
  return `Overdue by ${hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`}`
}

/** Time since a due instant within its hour: '12 min ago'. */
export function pastText(ms: number): string {
  const minutes = Math.floor(-ms / MINUTE)
  return minutes < 1 ? 'now' : `${minutes} min ago`
}
