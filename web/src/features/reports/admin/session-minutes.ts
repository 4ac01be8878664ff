/** Whole minutes of a mean session (specification, section 9), from seconds; null without any. */
export const sessionMinutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 60)
