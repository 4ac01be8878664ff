const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** A random id (UUID v4) that makes a retried write idempotent. */
export function newClientId(): string {
  // Over plain http, as in a home network, browsers disable randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.map((byte, i) =>
    i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  return marked
    .map(hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
