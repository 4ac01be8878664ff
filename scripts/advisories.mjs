// Reads the output of `npm audit`.

/**
 * @typedef {{ found: boolean, sentence: string }} Verdict
 * @typedef {{ severity: string }} Hole
 */

const SERIOUS = new Set(['high', 'critical'])

/** @param {string} output of `npm audit --json` @returns {Record<string, Hole> | undefined} */
function holesIn(output) {
  try {
    return JSON.parse(output).vulnerabilities
  } catch {
    return undefined
  }
}

/**
 * @param {string} output of `npm audit --json`, whether it failed or not
 * @returns {Verdict}
 */
export function verdictOn(output) {
  const holes = holesIn(output)
  if (!holes)
    return {
      found: false,
      sentence: 'No registry answered: known holes were not looked up. Nothing is said about them.',
    }
  const serious = Object.entries(holes).filter(([, { severity }]) => SERIOUS.has(severity))
  const others = Object.keys(holes).length - serious.length
  if (serious.length === 0)
    return {
      found: false,
      sentence: `No serious hole is known in any package${others > 0 ? `; ${others} smaller ones are` : ''}.`,
    }
  const names = serious.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return { found: true, sentence: `Serious holes are known in ${names}. Run 'npm audit' for what to do.` }
}
