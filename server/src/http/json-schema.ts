import build from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown> & { anyOf?: JsonSchema[] }

/** Fastify's serializer tries the branches of an `anyOf` with a slow validator; a nullable type has its own form. */
function collapseNullable(schema: JsonSchema): void {
  const branches = schema.anyOf
  if (branches?.length !== 2) return
  const value = branches.find((branch) => branch.type !== 'null')
  if (!value || !branches.some((branch) => branch.type === 'null')) return
  delete schema.anyOf
  Object.assign(schema, value, { nullable: true })
}

const replySchemas = new WeakMap<z.ZodType, JsonSchema>()

/** The JSON Schema that serializes a reply: a field that it doesn't name can't leave the server. */
export function replySchema(schema: z.ZodType): JsonSchema {
  const json = replySchemas.get(schema) ?? toJson(schema, 'output')
  replySchemas.set(schema, json)
  return json
}

const serializers = new WeakMap<object, (value: unknown) => string>()

/** Fastify's compiler of reply schemas, but at a call's first reply: compiling all takes a third of the start. */
export const lazySerializer =
  ({ schema }: { schema: object }) =>
  (value: unknown): string => {
    const serialize = serializers.get(schema) ?? build(schema)
    serializers.set(schema, serialize)
    return serialize(value)
  }

/** The JSON Schema of a call's input, for the OpenAPI document. */
export const inputSchema = (schema: z.ZodType): JsonSchema => toJson(schema, 'input')

function toJson(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => collapseNullable(jsonSchema as JsonSchema),
  })
  return json
}
