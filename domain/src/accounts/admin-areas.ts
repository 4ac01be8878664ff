/** The parts of the back office, each of which an admin can be given or not. */
export const adminAreas = [
  'members',
  'products',
  'prices',
  'vitamins',
  'inventory',
  'orders',
  'reports',
  'support',
] as const

export type AdminArea = (typeof adminAreas)[number]

/** Where an admin's call belongs: to one part, or to the panel itself, which every admin sees. */
export type AdminPlace = AdminArea | 'panel'

/** Whether an admin with these permissions may enter a part. An empty list means all of them. */
export const mayEnter = (permissions: readonly string[], place: AdminPlace): boolean =>
  place === 'panel' || permissions.length === 0 || permissions.includes(place)

/**
 * Whether an admin with the permissions `own` may do all that one with `theirs` may: nobody gives, takes or gets at
 * rights that they don't have themselves.
 */
export const coversRights = (own: readonly string[], theirs: readonly string[]): boolean =>
  own.length === 0 || (theirs.length > 0 && theirs.every((area) => own.includes(area)))
