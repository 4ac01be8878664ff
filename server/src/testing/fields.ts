import { z } from 'zod'
import { inputSchema } from '../http/json-schema.ts'

/** What JSON Schema says of a field, as far as it is asked here. */
interface Declared {
  type?: string
  anyOf?: Declared[]
  required?: string[]
  additionalProperties?: unknown
  minimum?: number
  exclusiveMinimum?: number
  multipleOf?: number
}

/** Fields in which any text, or any number, is right. */
export type TakesAny = Record<string, 'text' | 'number'>

/** A field of what a call takes, with what kind of field it is. */
export interface Field {
  name: string
  isNumber: boolean
  /** a number as it stands in an address: it takes digits and no words */
  isWrittenNumber: boolean
  isFlag: boolean
  /** text that people may write as they like, instead of one of few words, a day or an address */
  isFree: boolean
  takesAnyObject: boolean
  /** numbers below 0, and such as are nearly 0 */
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
  // What every whole number has says nothing.
  const least = exclusiveMinimum ?? (minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum)
  return {
    isNumber,
    isFlag: types.includes('boolean'),
    takesAnyObject: types.includes('object') && required.length === 0 && additionalProperties !== false,
    takesNegative: least !== undefined && least < 0,
    takesTiny: !types.includes('integer') && multipleOf === undefined && (minimum ?? 0) < 1e-9,
  }
}

/** The fields that a schema declares, each with its kind: read from the schema, never from the name. */
export function fieldsOf(declared: z.ZodType, takesAny: TakesAny = {}): Field[] {
  // Where a call may do without any of them.
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
