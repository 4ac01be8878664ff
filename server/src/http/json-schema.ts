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

/** The JSON Schema that serializes a reply: a field that it doesn't name can't leave the server. */
export const replySchema = (schema: z.ZodType): JsonSchema => toJson(schema, 'output')

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
