/** For mid-sentence use: 'weekly', but 'E3D' unchanged. */
const within = (frequency: string): string =>
  /^[A-Z][a-z]/.test(frequency) ? frequency.charAt(0).toLowerCase() + frequency.slice(1) : frequency

/** 'Your plan now says weekly. Update this reminder?' */
export const followText = (planSays: string): string =>
  `Your plan now says ${within(planSays)}. Update this reminder?`
