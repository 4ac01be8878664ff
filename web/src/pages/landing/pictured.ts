/**
 * Screenshots on the landing page: a phone's full screen or its upper part. Sizes in CSS pixels; images have twice
 * the resolution.
 */
export const pictured = {
  today: { width: 390, height: 844 },
  dose: { width: 390, height: 844 },
  plan: { width: 390, height: 432 },
  week: { width: 390, height: 432 },
  weight: { width: 390, height: 432 },
  information: { width: 390, height: 432 },
} as const

export type Pictured = keyof typeof pictured
