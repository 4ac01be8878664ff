import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { TypedWeights } from '@pepwell/contract/accounts/profile'
import type { WeightUnit } from '@pepwell/domain/weight/weight'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { prefetch } from '../../../lib/api/prefetch.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import type { ProfileValues } from './profile-schemas.ts'

const load = () => import('./profile-schemas.ts')

type Schemas = Awaited<ReturnType<typeof load>>

/** Prefetches the validation schemas during idle time. */
export const preloadSchemas = prefetch(load)

/** Validates by the form's units, and weights by the unit they were typed in. */
export const byUnit = <Output extends TypedWeights>(
  choose: (schemas: Schemas) => Record<WeightUnit, z.ZodType<Output, ProfileValues>>,
  { weight, goalWeight }: CurrentUser,
): Resolver<ProfileValues, unknown, Output> =>
  schemaResolver(async ({ weightUnit }) => {
    const schemas = await load()
    const schema = choose(schemas)[weightUnit ?? 'lbs']
    return schema.superRefine(schemas.checkWeightSteps([weight, goalWeight]))
  })
