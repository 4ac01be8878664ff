/** What each entry point of the sheet asks for, with its texts. */
interface EntryPointWords {
  title: string
  asksFeeling: boolean
  /** requires date and time; otherwise the dose was taken now */
  asksMoment: boolean
  send: string
  sending: string
  /** fallback error message */
  failure: string
}

const logging = { title: 'Log Dose', send: 'Log Dose', sending: 'Logging...' }

export const entryPoints = {
  dashboard: {
    ...logging,
    asksFeeling: true,
    asksMoment: true,
    failure: 'Failed to log dose. Please try again.',
  },
  plan: {
    ...logging,
    asksFeeling: false,
    asksMoment: false,
    failure: 'Failed to log peptide dose. Please try again.',
  },
  history: {
    title: 'Edit Dose',
    send: 'Save',
    sending: 'Saving...',
    asksFeeling: false,
    asksMoment: true,
    failure: 'Failed to update dose. Please try again.',
  },
} as const satisfies Record<string, EntryPointWords>

export type EntryPoint = keyof typeof entryPoints
