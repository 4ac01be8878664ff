import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { useWatch } from 'react-hook-form'
import type { ProfileValues } from './profile-schemas.ts'

/** In which units a form is filled in. */
export const useUnit = (): WeightUnit =>
  useWatch<ProfileValues, 'weightUnit'>({ name: 'weightUnit' }) ?? 'lbs'
