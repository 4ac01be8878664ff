/** The hub's tabs in order, by query parameter. */
export const socialTabs = [
  { value: 'friends', label: 'Friends', isForAdmins: false },
  { value: 'chat', label: 'Chat', isForAdmins: false },
  { value: 'stacks', label: 'My Stacks', isForAdmins: false },
  { value: 'discover', label: 'Discover', isForAdmins: false },
  { value: 'users', label: 'All Users', isForAdmins: true },
] as const

export type SocialTab = (typeof socialTabs)[number]['value']
