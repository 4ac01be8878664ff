/** The goals, in display order. */
export const stackGoals = [
  'weight-loss',
  'muscle-building',
  'burn-fat',
  'better-skin',
  'better-vision',
  'better-hair',
  'better-metabolism',
  'anti-aging',
  'recovery',
  'energy',
  'cognitive',
  'sleep',
  'joint-health',
  'immune',
] as const

export type StackGoal = (typeof stackGoals)[number]

/** The labels of the goals. */
export const stackGoalLabels: Readonly<Record<StackGoal, string>> = {
  'weight-loss': 'Weight loss',
  'muscle-building': 'Muscle building',
  'burn-fat': 'Burn fat',
  'better-skin': 'Better skin',
  'better-vision': 'Better vision',
  'better-hair': 'Better hair',
  'better-metabolism': 'Better metabolism',
  'anti-aging': 'Anti-aging',
  recovery: 'Recovery',
  energy: 'Energy',
  cognitive: 'Cognitive',
  sleep: 'Sleep',
  'joint-health': 'Joint health',
  immune: 'Immune',
}

/** The weight-loss peptides to choose from. */
export const weightLossPeptides = ['semaglutide', 'tirzepatide', 'retatrutide'] as const

export type WeightLossPeptide = (typeof weightLossPeptides)[number]

/** Least experience first. */
export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const

export type ExperienceLevel = (typeof experienceLevels)[number]

/** Shortest first. */
export const stackTimelines = ['2-4 weeks', '1-3 months', '3-6 months', '6+ months'] as const

export type StackTimeline = (typeof stackTimelines)[number]

/** The request for a stack. */
export interface StackQuestion {
  goals: readonly StackGoal[]
  weightLossPeptide?: WeightLossPeptide
  experienceLevel: ExperienceLevel
  timeline: StackTimeline
}
