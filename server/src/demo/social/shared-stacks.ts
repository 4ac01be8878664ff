import type { NewStackRow } from '../../features/stacks/stacks.queries.ts'

/** A stack of the demo: its peptides with dose, frequency and notes. */
export interface DemoStack extends Pick<NewStackRow, 'name' | 'description' | 'isPublic'> {
  /** index of the made-up member; undefined for the demo person */
  member?: number
  daysAgo: number
  /** number of likes */
  likes: number
  items: readonly (readonly [peptide: string, dose: string, frequency: string, notes?: string])[]
}

export const demoStacks: readonly DemoStack[] = [
  {
    name: 'My weekly routine',
    description: 'What I’m doing right now.',
    isPublic: false,
    daysAgo: 60,
    likes: 0,
    items: [
      ['Semaglutide', '0.5 mg', 'Weekly', 'Thursday mornings'],
      ['BPC-157', '250 mcg', 'Daily'],
    ],
  },
  {
    name: 'Knee, after the ski season',
    description: 'My eight weeks, for a friend who asked.',
    isPublic: true,
    daysAgo: 12,
    likes: 7,
    items: [
      ['BPC-157', '250 mcg', 'Daily', 'Evenings'],
      ['TB-500', '2 mg', '2x per week'],
      ['GHK-Cu', '1 mg', 'Daily'],
    ],
  },
  {
    member: 9,
    name: 'Tendon Repair',
    description: 'Slow and steady. I took a break from running.',
    isPublic: true,
    daysAgo: 25,
    likes: 24,
    items: [
      ['BPC-157', '500 mcg', 'Daily', 'Near the sore spot'],
      ['TB-500', '2.5 mg', '2x per week'],
      ['GHK-Cu', '2 mg', 'Daily'],
      ['Ipamorelin', '200 mcg', 'Daily', 'Before bed'],
      ['Sermorelin', '200 mcg', 'Daily'],
    ],
  },
  {
    member: 15,
    name: 'Better sleep',
    description: 'See each item’s notes for what I noticed.',
    isPublic: true,
    daysAgo: 40,
    likes: 18,
    items: [
      ['DSIP', '100 mcg', 'Daily', 'Half an hour before bed. Deeper sleep from week two'],
      ['Epitalon', '5 mg', 'Daily', 'Twenty days, then a break'],
    ],
  },
  {
    member: 22,
    name: 'Slow and lean',
    description: 'One step every four weeks, with my doctor.',
    isPublic: true,
    daysAgo: 18,
    likes: 31,
    items: [
      ['Tirzepatide', '5 mg', 'Weekly'],
      ['AOD-9604', '300 mcg', 'Daily'],
      ['MOTS-c', '5 mg', '2x per week'],
    ],
  },
  {
    member: 46,
    name: 'Focus weeks',
    description: null,
    isPublic: true,
    daysAgo: 5,
    likes: 11,
    items: [
      ['Semax', '300 mcg', 'Daily', 'Mornings only'],
      ['Selank', '250 mcg', 'Daily'],
    ],
  },
  {
    member: 60,
    name: 'Skin and hair',
    description: 'Three months in. I take photos every other week.',
    isPublic: true,
    daysAgo: 33,
    likes: 9,
    items: [
      ['GHK-Cu', '2 mg', 'Daily'],
      ['BPC-157', '250 mcg', 'Every other day'],
    ],
  },
]
