/** An axis maximum whose half is also a round number. */
export function scaleEnd(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power)
  return Math.max(2, steps.find((end) => end >= max) ?? max)
}
