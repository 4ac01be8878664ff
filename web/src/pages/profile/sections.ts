import {
  Bell,
  CircleQuestionMark,
  Database,
  type LucideIcon,
  PersonStanding,
  ShieldCheck,
  UserRound,
} from 'lucide-react'

interface Section {
  label: string
  /** what is in it */
  about: string
  icon: LucideIcon
}

/** The pages of the profile, in the order of the list. */
export const sections = {
  body: { label: 'Body', about: 'Weight, goal, injection sites', icon: PersonStanding },
  account: { label: 'Account', about: 'Name, email, username, privacy', icon: UserRound },
  notifications: { label: 'Notifications', about: 'Methods, phone number, timing', icon: Bell },
  security: { label: 'Security', about: 'Password, two-step, devices', icon: ShieldCheck },
  data: { label: 'Data', about: 'Download, import, delete', icon: Database },
  help: { label: 'Help', about: 'Support, privacy, terms', icon: CircleQuestionMark },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name)

export const sectionPath = (name: SectionName): string => `/profile?tab=${name}`
