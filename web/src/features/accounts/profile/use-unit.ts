import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { useWatch } from 'react-hook-form'
import type { ProfileValues } from './profile-schemas.ts'

/** The units of a form. */
export const useUnit = (): WeightUnit =>
  useWatch<ProfileValues, 'weightUnit'>({ name: 'weightUnit' }) ?? 'lbs'
