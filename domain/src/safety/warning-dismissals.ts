/** Reasons for dismissing a warning of a plan entry. */
export const dismissalReasons = ['prescriber-decided', 'not-about-me', 'known-risk'] as const

export type DismissalReason = (typeof dismissalReasons)[number]

/** The labels of the reasons. */
export const dismissalReasonLabels: Readonly<Record<DismissalReason, string>> = {
  'prescriber-decided': 'My prescriber decided this',
  'not-about-me': 'This is not about me',
  'known-risk': 'I know the risk',
}

/** The number of stored dismissals per plan entry. When an older one is dropped, its warning returns. */
export const MAX_DISMISSALS_PER_ENTRY = 100

/** The identity of a warning for dismissals: its text without the date on which the source was checked. */
export const dismissedWords = (message: string): string =>
  message.replaceAll(/,? checked [A-Z][a-z]{2} \d{1,2}, \d{4}/g, '')
