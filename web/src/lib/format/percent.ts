/** '67%', and '−2.9%' with one decimal, for members and operators alike. */
export const percentText = (percent: number, digits?: number): string =>
  `${(digits === undefined ? String(percent) : percent.toFixed(digits)).replace('-', '−')}%`
