import type { TypedWeights } from '@pepwell/contract/accounts/profile'

/** Weights typed in kilograms are sent with their unit; the server takes others as typed in pounds. */
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
