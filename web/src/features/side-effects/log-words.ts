import { severityWord } from '@pepwell/domain/side-effects/side-effects'

const LOG = 'Log'

/** Longer words don't fit into a button on a phone. */
const MAX_LENGTH = 32

/** 'Low mood' is 'low mood', and 'IBS' stays. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** What the log button does: 'Log moderate nausea'. */
export function logWords(name: string | undefined, severity: number | null | undefined): string {
  if (!name?.trim() || severity == null) return LOG
  const what = inSentence(name.trim())
  const grade = severity === 0 ? 'no' : severityWord(severity).toLowerCase()
  // 'Severe belly pain' already says how strong it is.
  const strength = what.startsWith('severe ') && severity > 0 ? '' : `${grade} `
  const options = [`${LOG} ${strength}${what}`, ...(severity > 0 ? [`${LOG} ${what}`] : [])]
  return options.find((words) => words.length <= MAX_LENGTH) ?? LOG
}
