/** The units in which weights are typed and shown. */
export const weightUnits = ['lbs', 'kg'] as const

/** See {@link weightUnits}. */
export type WeightUnit = (typeof weightUnits)[number]
