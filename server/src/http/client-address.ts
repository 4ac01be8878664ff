import { isIP } from 'node:net'

/** An address as PostgreSQL takes it: a proxy may have put in a port, a zone or a word. */
export function storableAddress(ipAddress: string): string | null {
  const [address = ''] = ipAddress.split('%')
  return isIP(address) ? address : null
}
