/** One x value; a pair is an interval. */
export interface ChartPoint {
  label: string
  values: Readonly<Record<string, number | readonly [number, number] | null>>
}

/** One series. */
export interface ChartSeries {
  key: string
  name: string
  /** a CSS color */
  color: string
  look: 'area' | 'line' | 'dashed' | 'bars' | 'range'
}
