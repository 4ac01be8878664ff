import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '@pepwell/contract/call'

const CONTRACT = join(import.meta.dirname, '../../../contract/src')

/** A call as the contract declares it. */
export interface DeclaredCall {
  /** 'POST /api/dosage-logs' */
  name: string
  call: Call
  /** the file that declares it: 'doses/doses' */
  file: string
}

/** Identifies a call. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'reply' in value

async function callsIn(file: string): Promise<DeclaredCall[]> {
  const module: Record<string, unknown> = await import(join(CONTRACT, `${file}.ts`))
  return Object.values(module)
    .filter(isCall)
    .map((call) => ({ name: nameOf(call), call, file }))
}

/** Every call of the contract, found by reading its folder. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const names = await readdir(CONTRACT, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  return (await Promise.all(files.map((name) => callsIn(name.replace(/\.ts$/, ''))))).flat()
}
