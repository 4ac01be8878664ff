import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Providers assign IPv6 networks of this size: a customer can use any address in it. */
const NETWORK_BITS = 64

/** An address as a proxy may write it: in brackets, with a port or a zone. */
function addressIn(written: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\]/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
  const [address = ''] = bare.split('%')
  return isIP(address) ? ipaddr.process(address) : undefined
}

function boundedBy(written: string): string {
  const address = addressIn(written)
  if (address?.kind() !== 'ipv6') return address?.toString() ?? written
  const network = `${address}/${NETWORK_BITS}`
  return `${ipaddr.IPv6.networkAddressFromCIDR(network)}/${NETWORK_BITS}`
}

/** Clients make many requests, so each address is parsed once. */
const known = new Map<string, string>()
const MAX_KNOWN = 10_000

/** The unit of limits by address: an IPv4 address or an IPv6 network. */
export function boundedAddress(ip: string): string {
  const before = known.get(ip)
  if (before !== undefined) return before
  const address = boundedBy(ip)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(ip, address)
  return address
}

/** Fastify's address of a request; it is gone with the connection, whatever its type says. */
interface Sender {
  ip?: string | undefined
}

/** The address of a request, as limits count it. Those of clients that have left count together. */
export const clientAddress = ({ ip = '' }: Sender): string => boundedAddress(ip)

/** The address of a request as PostgreSQL accepts it; null if a proxy sent text or the client has left. */
export const storableAddress = ({ ip = '' }: Sender): string | null => addressIn(ip)?.toString() ?? null

/** Warns once about an undeclared proxy, behind which everyone would share the same limits. */
export function warnOfUnconfiguredProxy(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      app.log.warn(
        'X-Forwarded-For came, but TRUST_PROXY is 0: all who come through that proxy are bounded as one',
      )
    }
    done()
  })
}
