import { z } from 'zod'
import { inputSchema } from '../http/json-schema.ts'

/** The parts of JSON Schema that are read here. */
interface Declared {
  type?: string
  anyOf?: Declared[]
  required?: string[]
  additionalProperties?: unknown
  minimum?: number
  exclusiveMinimum?: number
  multipleOf?: number
}

/** Fields that accept any text or number. */
export type TakesAny = Record<string, 'text' | 'number'>

/** A field of a call's input, with its kind. */
export interface Field {
  name: string
  isNumber: boolean
  /** a number in a URL: digits only */
  isWrittenNumber: boolean
  isFlag: boolean
  /** free text, as opposed to an enum, a day or an address */
  isFree: boolean
  takesAnyObject: boolean
  /** accepts numbers below 0 and near 0 */
  takesNegative: boolean
  takesTiny: boolean
  takesAny: TakesAny[string] | undefined
}

const typesOf = ({ type, anyOf = [] }: Declared): string[] => [
  ...(type ? [type] : []),
  ...anyOf.flatMap(typesOf),
]

function kindOf(declared: Declared): Omit<Field, 'name' | 'isFree' | 'isWrittenNumber' | 'takesAny'> {
  const types = typesOf(declared)
  const { minimum, exclusiveMinimum, multipleOf, required = [], additionalProperties } = declared
  const isNumber = types.includes('number') || types.includes('integer')
  // Ignores the default minimum of every integer.
  const min = exclusiveMinimum ?? (minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum)
  return {
    isNumber,
    isFlag: types.includes('boolean'),
    takesAnyObject: types.includes('object') && required.length === 0 && additionalProperties !== false,
    takesNegative: min !== undefined && min < 0,
    takesTiny: !types.includes('integer') && multipleOf === undefined && (minimum ?? 0) < 1e-9,
  }
}

/** The fields of a schema with their kinds, read from the schema and never from the name. */
export function fieldsOf(declared: z.ZodType, takesAny: TakesAny = {}): Field[] {
  // The call may omit the whole part.
  const schema = declared instanceof z.ZodPrefault ? declared.unwrap() : declared
  const { properties } = inputSchema(declared) as { properties?: Record<string, Declared> }
  if (!properties || !('shape' in schema)) throw new Error('what a call takes has to be an object of fields')
  const shape = schema.shape as Record<string, z.ZodType>
  return Object.entries(properties).map(([name, declared]) => {
    const takes = (text: string) => shape[name]?.safeParse(text).success === true
    const isFree = takes('some words')
    const isWrittenNumber = takes('7') && !isFree
    return { name, ...kindOf(declared), isFree, isWrittenNumber, takesAny: takesAny[name] }
  })
}
