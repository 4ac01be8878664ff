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
