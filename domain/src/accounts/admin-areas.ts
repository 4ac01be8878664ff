/** The areas of the back office. Each can be granted to an admin or not. */
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

/** The area that an admin call belongs to: one of the areas, or the panel itself, which every admin sees. */
export type AdminPlace = AdminArea | 'panel'

/** Whether an admin with these permissions may open an area. An empty list means every area. */
export const mayEnter = (permissions: readonly string[], place: AdminPlace): boolean =>
  place === 'panel' || permissions.length === 0 || permissions.includes(place)

/**
 * Whether permissions `own` include everything in `theirs`: no admin may grant, revoke or touch rights beyond their
 * own.
 */
export const coversRights = (own: readonly string[], theirs: readonly string[]): boolean =>
  own.length === 0 || (theirs.length > 0 && theirs.every((area) => own.includes(area)))
