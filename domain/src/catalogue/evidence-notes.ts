/** Splits a description into what a peptide is and what is known about it in people. */
export function splitEvidence(description: string): { text: string; evidence?: string } {
  const [, text = '', evidence = ''] = /^(.*?)\s*\bEvidence:\s*(.+)$/s.exec(description) ?? []
  if (!evidence) return { text: description }
  return { text, evidence: evidence.charAt(0).toUpperCase() + evidence.slice(1) }
}
