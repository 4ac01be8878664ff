import type { Connection } from './connection.ts'
import { writableHost } from './writable-host.ts'

const HOSTS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^@/?]+)(?<rest>.*)$/

/** Pepwell writes, so a standby is never enough. */
const WRITABLE = new Set([null, 'any', 'read-write', 'primary'])

const isValid = (url: string): boolean => {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) return false
  return WRITABLE.has(new URL(url).searchParams.get('target_session_attrs'))
}

/**
 * Parses `postgres://one/pepwell`, or `postgres://one:5432,two:5432/pepwell?target_session_attrs=read-write`. Of
 * several hosts, each new connection uses the one that accepts writes.
 * @returns undefined if it is invalid, or asks for a standby
 */
export function databaseUrl(text: string): Connection | undefined {
  const { start = '', hosts = '', rest = '' } = HOSTS.exec(text)?.groups ?? {}
  const urls = hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [text]
  const [first] = urls
  if (first === undefined || !urls.every(isValid)) return undefined
  const connections = urls.map((connectionString) => ({ connectionString }))
  return { connectionString: first, ...(urls.length > 1 && { stream: writableHost(connections) }) }
}
