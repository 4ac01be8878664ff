import { glob } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Call } from '@pepwell/contract/call'
import type { CallInput } from '@pepwell/contract/declared'
import { type DeclaredCall, declaredCalls, nameOf } from './calls.ts'
import type { Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

const FEATURES = join(import.meta.dirname, '../features')

/** The input of a call. */
export interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Special properties of a sample. */
interface About {
  /** set if the parameters name nothing owned, so that a stranger gets no 404 */
  isNobodys?: true
  /** fields that accept any text, because it is hashed or only compared, or any number, because it is ignored */
  takesAny?: Record<string, 'text' | 'number'>
}

/** A valid input of a call and its special properties. */
export interface Sample extends About {
  name: string
  /** creates an input with the member's rows, new ones each time */
  make(test: TestApp, member: Member): Promise<Input>
}

/** The `samples` of a feature's `<name>.samples.ts`. */
export type Samples = readonly Sample[]

/** Declares a valid input of a call, with rows of the member it is made for. */
export const sample = <C extends Call>(
  call: C,
  make: (test: TestApp, member: Member) => CallInput<C> | Promise<CallInput<C>>,
  about: About = {},
): Sample => ({
  name: nameOf(call),
  make: async (test, member) => (await make(test, member)) as Input,
  ...about,
})

/** A call with its sample; undefined if it takes nothing. */
export interface SampledCall extends DeclaredCall {
  sample: Sample | undefined
}

async function readSamples(): Promise<Map<string, Sample>> {
  const found = new Map<string, Sample>()
  for await (const file of glob('*/*.samples.ts', { cwd: FEATURES })) {
    const { samples }: { samples: Samples } = await import(join(FEATURES, file))
    for (const one of samples) found.set(one.name, one)
  }
  return found
}

/** The feature folder in which the sample of a contract file belongs. */
async function homeOf(file: string): Promise<string> {
  const name = basename(file)
  let feature = name.replace(/-admin$/, '')
  for await (const routes of glob(`**/${name}.routes.ts`, { cwd: FEATURES }))
    feature = routes.split(sep)[0] ?? feature
  return `server/src/features/${feature}/${feature}.samples.ts`
}

const needsSample = ({ params, body, query }: Call) =>
  Boolean(params || body || (query && !query.safeParse({}).success))

/** Replaces a missing sample with an error that says where to add it. */
const missing = ({ name, file }: DeclaredCall): Sample => ({
  name,
  make: async () => {
    throw new Error(`${name} has no sample: give it one in ${await homeOf(file)}`)
  },
})

/**
 * Every call of the contract with its sample.
 * @throws if a sample belongs to no call
 */
export async function sampledCalls(): Promise<SampledCall[]> {
  const [calls, samples] = await Promise.all([declaredCalls(), readSamples()])
  const sampled = calls.map((declared) => ({
    ...declared,
    sample: samples.get(declared.name) ?? (needsSample(declared.call) ? missing(declared) : undefined),
  }))
  for (const { name } of calls) samples.delete(name)
  if (samples.size > 0) throw new Error(`there are samples for no call: ${[...samples.keys()].join(', ')}`)
  return sampled
}

/** The URL of a call with its parameters and query; a query field may occur more than once. */
export function urlOf({ path }: Call, { params = {}, query = {} }: Input): string {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  return search.length > 0 ? `${url}?${new URLSearchParams(search)}` : url
}
