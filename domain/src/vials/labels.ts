/** A product's name on the label of its drawn vial. */
export interface VialLabel {
  /** one to three */
  lines: readonly string[]
  /** height of the letters, in hundredths of the picture's width */
  size: number
}

/** Room for a line of letters, and the tallest that they get, in hundredths of the picture's width: alike on most vials. */
const LINE_WIDTH = 38
const TALLEST = 8

/** Room for all lines, with the amount and the colored band below them. */
const ROOM = 19

/** Letters are so wide for their height, on the average, and capitals. */
const LETTER_WIDTH = 0.58
const CAPITAL_WIDTH = 0.68

/** How wide a line is, of letters that are 1 high. */
const widthOf = (line: string): number => {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0
  return line.length * LETTER_WIDTH + capitals * (CAPITAL_WIDTH - LETTER_WIDTH)
}

const MAX_LINES = 3

/** The smallest readable letters; a longer line ends in dots. */
const SMALLEST = 4
const MAX_LENGTH = Math.floor(LINE_WIDTH / (SMALLEST * LETTER_WIDTH))

/** Letters per line at the largest size: breaking earlier wouldn't make the text larger. */
const EASY = Math.floor(LINE_WIDTH / (TALLEST * LETTER_WIDTH))

/** Short parts of hyphenated names stay with their neighbor: 'TB-500', 'GHK-Cu', '5-Amino-1MQ'. */
const SHORT = 3

const isShort = (piece: string): boolean => piece.replace(/[^\p{L}\p{N}]/gu, '').length <= SHORT

/** Break opportunities of a name: after spaces, slashes and a separate plus, and after hyphens between longer parts. */
function pieces(name: string): string[] {
  const parts: string[] = []
  for (const part of name.match(/[^\s/-]+[\s/+-]*/g) ?? [name]) {
    const last = parts.at(-1)
    const belongs = last?.endsWith('-') && (isShort(last) || isShort(part))
    if (belongs && (last + part).trimEnd().length <= MAX_LENGTH) parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

/** Fills lines up to a number of letters; a longer piece gets its own line. */
function filled(parts: readonly string[], length: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && (last + part).trimEnd().length <= length) lines[lines.length - 1] = last + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

const isReadable = (line: string): boolean => widthOf(line) * SMALLEST <= LINE_WIDTH

/** Truncates an illegibly long line with an ellipsis. */
function shortened(line: string): string {
  if (isReadable(line)) return line
  let length = Math.min(line.length, MAX_LENGTH) - 1
  while (!isReadable(`${line.slice(0, length)}…`)) length -= 1
  return `${line.slice(0, length).trimEnd()}…`
}

/**
 * A name's trailing brackets, as in 'SS-31 (Elamipretide)', are shown next to the vial: on the label they would make
 * all of it small.
 */
const withoutBrackets = (name: string): string => name.replace(/\s*\([^()]*\)$/, '') || name

/**
 * Breaks a name into lines so that its letters are as tall as they can be.
 * @param name not empty
 * @returns at most three lines; a name that is too long is cut off with dots
 */
export function vialLabel(name: string): VialLabel {
  const parts = pieces(withoutBrackets(name.trim()))
  let length = EASY
  while (filled(parts, length).length > MAX_LINES && length < MAX_LENGTH) length += 1
  const all = filled(parts, length)
  const visible = all.slice(0, MAX_LINES)
  if (all.length > MAX_LINES) visible[MAX_LINES - 1] = `${visible[MAX_LINES - 1]}…`
  const lines = visible.map(shortened)
  const widest = Math.max(...lines.map(widthOf))
  return { lines, size: Math.min(TALLEST, ROOM / lines.length, LINE_WIDTH / widest) }
}
