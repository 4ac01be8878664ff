/**
 * What the landing page shows of the product: a phone's whole screen, or as much of it from the top. Sizes in CSS pixels;
 * a picture has twice as many each way.
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
