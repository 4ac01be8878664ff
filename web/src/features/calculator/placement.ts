/** Whether the calculator is its own page or part of My Plan. */
export type Placement = 'page' | 'plan'

/** Decimals of a concentration in mg/mL. */
export const concentrationDecimals: Record<Placement, number> = { page: 2, plan: 3 }

/** How many previous calculations are shown. */
export const historyLimit: Record<Placement, number> = { page: 5, plan: 3 }

/** Decimals of a volume in mL. */
export const VOLUME_DECIMALS = 3
