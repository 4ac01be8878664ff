/** '67%', and '−2.9%' with one digit behind the point: as members read it, so operators do. */
export const percentText = (percent: number, digits?: number): string =>
  `${(digits === undefined ? String(percent) : percent.toFixed(digits)).replace('-', '−')}%`
