/** In the middle of a sentence: 'weekly', but 'E3D' as it is. */
const within = (frequency: string): string =>
  /^[A-Z][a-z]/.test(frequency) ? frequency.charAt(0).toLowerCase() + frequency.slice(1) : frequency

/** 'Your plan says weekly now. Follow?' */
export const followText = (planSays: string): string => `Your plan says ${within(planSays)} now. Follow?`
