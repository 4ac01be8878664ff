import type { EmergencyKind } from './emergency-kinds.ts'

/** Sentences by kind, one per line; 'everyday' are those that describe no emergency. */
export const sentencesOf = (
  byKind: Partial<Record<EmergencyKind | 'everyday', string>>,
): readonly { text: string; kinds: readonly EmergencyKind[] }[] =>
  (Object.entries(byKind) as [EmergencyKind | 'everyday', string][]).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ text: line.trim(), kinds: kind === 'everyday' ? [] : [kind] })),
  )
