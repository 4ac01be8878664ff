import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Providers hand out IPv6 by networks of this size: whoever has one can come from any address in it. */
const NETWORK_BITS = 64

/** An address as a proxy may write it: in brackets, with a port, with a zone. */
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

/** Who comes, comes with many requests: what was written is read once. */
const known = new Map<string, string>()
const MOST_KNOWN = 10_000

/** An IPv4 address or an IPv6 network: what limits by address count. */
export function boundedAddress(ip: string): string {
  const before = known.get(ip)
  if (before !== undefined) return before
  const address = boundedBy(ip)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(ip, address)
  return address
}

/** Where a request comes from, see {@link boundedAddress}. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => boundedAddress(ip)

/** Where a request comes from, as PostgreSQL takes it; nothing when a proxy put in a word. */
export const storableAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string | null =>
  addressIn(ip)?.toString() ?? null

/** Says once that a proxy seems to stand in front that nobody told of: everyone would share its bounds. */
export function warnOfUntoldProxy(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return
  let said = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined) {
      said = true
      app.log.warn(
        'X-Forwarded-For came, but TRUST_PROXY is 0: all who come through that proxy are bounded as one',
      )
    }
    done()
  })
}
