import { Undeliverable } from './undeliverable.ts'

/**
 * Hosts that Pepwell may request although only data names them, not a setting: push services and shops. '*.name' stands
 * for every host below a name; undefined allows any.
 */
export type OutboundHosts = readonly string[] | undefined

export const isOutboundHost = (host: string, allowed: OutboundHosts): boolean =>
  allowed === undefined ||
  allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))

/** @throws Undeliverable for any other host */
export function requireOutboundHost({ hostname }: URL, allowed: OutboundHosts): void {
  if (!isOutboundHost(hostname, allowed)) throw new Undeliverable(`OUTBOUND_HOSTS doesn't allow ${hostname}`)
}
