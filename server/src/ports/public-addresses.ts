import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Undeliverable } from './undeliverable.ts'

// IANA's special-purpose registries: addresses that aren't globally reachable, and those that embed such addresses.
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address)
  return isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Decides which addresses we may connect to. */
export type Reach = (address: string) => boolean

/** Looks up every address of a name, like node:dns. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves a name like node:dns, and refuses addresses out of reach at connect time, so that DNS can't change in
 * between.
 */
export const lookupWithin =
  (mayReach: Reach, resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '')
      if (!found.every(({ address }: LookupAddress) => mayReach(address))) {
        return done(new Undeliverable(`${hostname} is not a public host`), '')
      }
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

/** @throws Undeliverable for a literal address out of reach, because then no name is looked up */
export function requireReach(url: URL, mayReach: Reach): void {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) && !mayReach(host)) throw new Undeliverable(`${host} is not a public host`)
}
