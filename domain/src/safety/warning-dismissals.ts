/** Why somebody dismisses a warning of a plan entry. */
export const dismissalReasons = ['prescriber-decided', 'not-about-me', 'known-risk'] as const

export type DismissalReason = (typeof dismissalReasons)[number]

/** What people read for a reason. */
export const dismissalReasonLabels: Readonly<Record<DismissalReason, string>> = {
  'prescriber-decided': 'My prescriber decided this',
  'not-about-me': 'This is not about me',
  'known-risk': 'I know the risk',
}

/** Dismissals that one plan entry keeps, the latest. An older one that is dropped shows its warning again. */
export const MOST_DISMISSALS_OF_ENTRY = 100

/** What a dismissal remembers of a warning: its words without the day on which the source was checked. */
export const dismissedWords = (message: string): string =>
  message.replaceAll(/,? checked [A-Z][a-z]{2} \d{1,2}, \d{4}/g, '')
