/** Decodes a domain label, without its 'xn--' (RFC 3492). */
function decodedLabel(encoded: string): string {
  const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700]
  const end = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(end, 0))].map((letter) => letter.codePointAt(0) ?? 0)
  let [point, place, bias] = [128, 0, 72]
  for (let at = end + 1; at < encoded.length; ) {
    const before = place
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = Number.parseInt(encoded[at] ?? '', 36)
      at += 1
      // Letters come before digits: a is 0 and '0' is 26.
      const value = digit > 9 ? digit - 10 : digit + 26
      place += value * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (!(value >= threshold)) break
      weight *= BASE - threshold
    }
    const length = points.length + 1
    let delta = Math.floor((place - before) / (before === 0 ? DAMP : 2))
    delta += Math.floor(delta / length)
    let k = 0
    for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
    bias = k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
    point += Math.floor(place / length)
    place %= length
    points.splice(place, 0, point)
    place += 1
  }
  return String.fromCodePoint(...points)
}

// Browsers and servers both provide it, and IDNA's letter mapping is too large to ship.
declare const URL: new (address: string) => { hostname: string }

const ENCODED = /(?<![a-z0-9-])xn--([a-z0-9-]+)/gi

/** Whether a domain has non-ASCII letters, encoded or not. */
const isInternational = (domain: string) => /[^ -~]|(?:^|\.)xn--/i.test(domain)

/** A domain in ASCII, as mail servers need it; undefined when it is invalid. */
function asciiDomain(domain: string): string | undefined {
  if (!isInternational(domain)) return domain
  if (/[\s/:?#@\\%[\]]/.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}

/** Decodes every encoded label in a text. Labels that can't be decoded stay as they are. */
export const withReadableDomains = (text: string): string =>
  text.replaceAll(ENCODED, (whole, encoded: string) => {
    try {
      return decodedLabel(encoded.toLowerCase())
    } catch {
      return whole
    }
  })

const changedDomain = (email: string, change: (domain: string) => string): string => {
  const index = email.lastIndexOf('@') + 1
  return index === 0 ? email : email.slice(0, index) + change(email.slice(index))
}

/**
 * The canonical form in which email addresses are stored and compared: lowercase, composed, domain decoded.
 * 'Jörg@XN--MLLER-KVA.example' and 'jörg@müller.example' are the same address.
 */
export const canonicalEmail = (typed: string): string =>
  changedDomain(typed.normalize('NFC').toLowerCase(), (domain) => {
    const ascii = isInternational(domain) ? asciiDomain(domain) : undefined
    return ascii === undefined ? domain : withReadableDomains(ascii)
  })

/** An email address with its domain in ASCII, as mail servers need it. */
export const deliverableEmail = (email: string): string =>
  changedDomain(email, (domain) => asciiDomain(domain) ?? domain)
