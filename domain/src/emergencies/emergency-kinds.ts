/** The emergencies that are answered before anything else, most urgent first. */
export const emergencyKinds = [
  'suicide',
  'collapse',
  'allergic-reaction',
  'overdose',
  'low-sugar',
  'chest-pain',
  'bleeding',
  'abdominal-pain',
  'vision',
  'dehydration',
  'jaundice',
  'priapism',
] as const

export type EmergencyKind = (typeof emergencyKinds)[number]

/** The emergencies that only the severity of a side effect tells; texts don't name them. */
export const severeKinds = ['heartbeat', 'life-threatening'] as const

/** Any emergency with a text. */
export type UrgentKind = EmergencyKind | (typeof severeKinds)[number]
