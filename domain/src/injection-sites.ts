/** A usual place for a subcutaneous injection, and where it lies on the body picture (100 wide, 200 high). */
export interface InjectionSite {
  name: string
  view: 'front' | 'back'
  x: number
  y: number
}

/**
 * The sites offered when a dose is logged: abdomen (away from the navel), thighs, upper arms, and on the
 * back the hips and upper buttocks, each named from the person's own left and right.
 */
export const injectionSites: readonly InjectionSite[] = [
  { name: 'Abdomen, upper right', view: 'front', x: 42, y: 80 },
  { name: 'Abdomen, upper left', view: 'front', x: 58, y: 80 },
  { name: 'Abdomen, lower right', view: 'front', x: 42, y: 94 },
  { name: 'Abdomen, lower left', view: 'front', x: 58, y: 94 },
  { name: 'Right thigh', view: 'front', x: 40, y: 128 },
  { name: 'Left thigh', view: 'front', x: 60, y: 128 },
  { name: 'Right upper arm', view: 'back', x: 76, y: 62 },
  { name: 'Left upper arm', view: 'back', x: 24, y: 62 },
  { name: 'Left hip', view: 'back', x: 40, y: 96 },
  { name: 'Right hip', view: 'back', x: 60, y: 96 },
  { name: 'Left buttock', view: 'back', x: 42, y: 110 },
  { name: 'Right buttock', view: 'back', x: 58, y: 110 },
]
