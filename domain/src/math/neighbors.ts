/** Autocorrelated neighbors carry less information; the assumed correlation is capped at this. */
const MAX_SIMILARITY = 0.95

/**
 * The correlation of neighbors, 0 to 0.95: the residuals' lag-1 correlation r, which short series
 * underestimate by (1 + 4r) / n
 * (Kendall 1954).
 * @param series each around its own mean, neighbors in order
 */
export function autocorrelation(series: readonly (readonly number[])[]): number {
  const n = series.reduce((total, values) => total + values.length, 0)
  let [squares, lagged] = [0, 0]
  for (const residuals of series) {
    squares += residuals.reduce((total, residual) => total + residual ** 2, 0)
    for (let at = 1; at < residuals.length; at++) lagged += (residuals[at] ?? 0) * (residuals[at - 1] ?? 0)
  }
  const r = squares === 0 ? 0 : lagged / squares
  return Math.min(MAX_SIMILARITY, Math.max(0, r + (1 + 4 * r) / n))
}

const aroundMean = (values: readonly number[]): number[] => {
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  return values.map((value) => value - mean)
}

/** The share of values that counts as independent: (1 − r) / (1 + r) (Bayley and Hammersley 1946). */
export function independentShare(series: readonly (readonly number[])[]): number {
  const alike = autocorrelation(series.map(aroundMean))
  return (1 - alike) / (1 + alike)
}
