/** The most common side effects; people can name others freely. */
export const commonSideEffects = [
  'Nausea',
  'Vomiting',
  'Constipation',
  'Diarrhea',
  'Reflux',
  'Fatigue',
  'Headache',
  'Dizziness',
  'Injection-site reaction',
  'Hair loss',
  'Low mood',
  'Insomnia',
  'Palpitations',
  'Appetite',
  'Burps',
  'Tingling skin',
] as const

/** Side effects that need help right away, in display order. */
export const urgentSideEffects = [
  'Severe belly pain',
  'Black stool',
  'Sudden vision change',
  'Swelling of the face',
  'Trouble breathing',
  'Fainting',
  'Yellow skin',
  'Low blood sugar',
  'Thoughts of self-harm',
] as const

/** The words of a severity, from 0 to 4: the grades of the Common Terminology Criteria for Adverse Events (NCI, CTCAE v5.0). */
export const severityWords = ['None', 'Mild', 'Moderate', 'Severe', 'Life-threatening'] as const

/** The word of a severity. @param severity 0 to 4 */
export const severityWord = (severity: number): string => severityWords[severity] ?? 'Unknown'

/** The maximum number of side effects per person. */
export const MAX_SIDE_EFFECTS = 20_000

/** The maximum length of a side effect's name, in characters. */
export const MAX_SIDE_EFFECT_LENGTH = 100
