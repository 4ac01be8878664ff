/** A Redis address: one server, its Sentinels, or nodes of a cluster. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | { kind: 'sentinel' | 'cluster'; hosts: Host[]; name: string; username?: string; password?: string }

interface Host {
  host: string
  port: number
}

const SEVERAL =
  /^redis\+(?<kind>sentinel|cluster):\/\/(?:(?<username>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?]+)(?:\/(?<name>[\w.-]*))?$/

const PORTS = { sentinel: 26_379, cluster: 6379 }

/**
 * Parses `redis://host`, `redis+sentinel://one:26379,other:26379/main` or `redis+cluster://one,other`.
 * @returns undefined if it is invalid
 */
export function redisAddress(url: string): RedisAddress | undefined {
  if (/^rediss?:\/\/./.test(url) && URL.canParse(url)) return { kind: 'server', url }
  const { kind, username, password, hosts = '', name = '' } = SEVERAL.exec(url)?.groups ?? {}
  if (kind !== 'sentinel' && kind !== 'cluster') return undefined
  if (kind === 'sentinel' && !name) return undefined
  return {
    kind,
    name,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    hosts: hosts.split(',').map((one) => {
      const [host = '', port] = one.split(':')
      return { host, port: Number(port ?? PORTS[kind]) }
    }),
  }
}
