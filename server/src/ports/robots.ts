/** Allows or forbids paths that match its pattern. */
interface Rule {
  isAllowed: boolean
  pattern: string
}

/** The rules for some agents. */
interface Group {
  agents: string[]
  rules: Rule[]
}

const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i

/** More than any shop needs; further lines are ignored. */
const MAX_LINES = 10_000

const ruleOf = (name: string, value: string): Rule =>
  // A rule without a path forbids nothing.
  ({ isAllowed: name === 'allow' || value === '', pattern: canonical(value) })

function groupsIn(text: string): Group[] {
  const groups: Group[] = []
  for (const line of text.split(/\r\n|\r|\n/, MAX_LINES)) {
    const [, name = '', value = ''] = LINE.exec(line)?.map((part) => part.trim()) ?? []
    const group = groups.at(-1)
    if (name.toLowerCase() !== 'user-agent') {
      if (name) group?.rules.push(ruleOf(name.toLowerCase(), value))
    } else if (group?.rules.length === 0) group.agents.push(value.toLowerCase())
    // After rules it starts the next group.
    else groups.push({ agents: [value.toLowerCase()], rules: [] })
  }
  return groups
}

/** Normalizes percent-encoding, so that two spellings of a path are equal. */
function canonical(path: string): string {
  return path
    .replaceAll(/[^\x21-\x7e]+/gu, (part) => encodeURIComponent(part.toWellFormed()))
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : code.toUpperCase()
    })
}

/** Whether a path starts with a pattern, in which * matches anything and a final $ the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = parts.pop()
  if (last === undefined) return !isWhole || at === path.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0
}

/** The rules for an agent: all groups that name it, otherwise those for everyone. */
function rulesFor(agent: string, groups: readonly Group[]): Rule[] {
  const of = (name: string) => groups.filter(({ agents }) => agents.includes(name))
  const own = of(agent.toLowerCase())
  return (own.length > 0 ? own : of('*')).flatMap(({ rules }) => rules)
}

/**
 * Whether robots.txt lets an agent read a path (RFC 9309): the longest matching pattern decides; of two equally long
 * ones, the one that allows.
 * @param agent its name there
 * @param path with its query
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const asked = canonical(path)
  const fitting = rulesFor(agent, groupsIn(robots)).filter(({ pattern }) => matches(pattern, asked))
  const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length))
  const deciding = fitting.filter(({ pattern }) => pattern.length === longest)
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed)
}
