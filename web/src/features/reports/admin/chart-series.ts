/** What is told of one place on the axis; a pair is an interval. */
export interface ChartPoint {
  label: string
  values: Readonly<Record<string, number | readonly [number, number] | null>>
}

/** What is drawn of the values under one name. */
export interface ChartSeries {
  key: string
  name: string
  /** as CSS has it */
  colour: string
  look: 'area' | 'line' | 'dashed' | 'bars' | 'range'
}
