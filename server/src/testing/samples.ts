import { glob } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Call, CallInput } from '@pepwell/contract/call'
import { type DeclaredCall, declaredCalls, nameOf } from './calls.ts'
import type { Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

const FEATURES = join(import.meta.dirname, '../features')

/** What a call is sent with. */
export interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** What is particular about a sample. */
interface About {
  /** set when the parameters name nothing that anybody owns, so that a stranger gets no 404 */
  isNobodys?: true
  /** fields that take any text, because it is hashed or only compared, or any number, because it is ignored */
  takesAny?: Record<string, 'text' | 'number'>
}

/** What a call accepts, and what is particular about it. */
export interface Sample extends About {
  name: string
  /** makes an input whose rows are the member's; made again and again for one member it gets rows of its own */
  make(test: TestApp, member: Member): Promise<Input>
}

/** What a feature's `<name>.samples.ts` has as `samples`. */
export type Samples = readonly Sample[]

/** Says what a call takes: an input that it accepts, about rows of the member it is made for. */
export const sample = <C extends Call>(
  call: C,
  make: (test: TestApp, member: Member) => CallInput<C> | Promise<CallInput<C>>,
  about: About = {},
): Sample => ({
  name: nameOf(call),
  make: async (test, member) => (await make(test, member)) as Input,
  ...about,
})

/** A call with its sample; without one when it takes nothing. */
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

/** Where the sample of a call of this file of the contract belongs: to the feature that serves it. */
async function homeOf(file: string): Promise<string> {
  const name = basename(file)
  let feature = name.replace(/-admin$/, '')
  for await (const routes of glob(`**/${name}.routes.ts`, { cwd: FEATURES }))
    feature = routes.split(sep)[0] ?? feature
  return `server/src/features/${feature}/${feature}.samples.ts`
}

const needsSample = ({ params, body, query }: Call) =>
  Boolean(params || body || (query && !query.safeParse({}).success))

/** Stands in for a sample that is missing: whoever needs it hears where it has to be. */
const missing = ({ name, file }: DeclaredCall): Sample => ({
  name,
  make: async () => {
    throw new Error(`${name} has no sample: give it one in ${await homeOf(file)}`)
  },
})

/** Every call of the contract with its sample. @throws when there are samples for what is no call */
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

/** The address of a call with its parameters and its query; a query's field may stand there more than once. */
export function urlOf({ path }: Call, { params = {}, query = {} }: Input): string {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  return search.length > 0 ? `${url}?${new URLSearchParams(search)}` : url
}
