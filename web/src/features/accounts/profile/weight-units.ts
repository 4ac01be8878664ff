import type { TypedWeights } from '@pepwell/contract/accounts/profile'

/** Adds the unit to weights typed in kilograms; the server assumes pounds. */
export function withTypedUnits<Body extends TypedWeights>(
  { weightTypedIn: _weight, goalWeightTypedIn: _goal, ...body }: Body,
  { weightTypedIn, goalWeightTypedIn }: TypedWeights,
) {
  return {
    ...body,
    ...(body.weight != null && weightTypedIn === 'kg' && { weightTypedIn }),
    ...(body.goalWeight != null && goalWeightTypedIn === 'kg' && { goalWeightTypedIn }),
  }
}
