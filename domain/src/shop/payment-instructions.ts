/** One item of bank transfer instructions: 'Account', '4417 0098 21'. */
export interface InstructionRow {
  /** null for a line without a label */
  label: string | null
  value: string
}

/** Maximum length of a label; a later colon belongs to a sentence. */
const MAX_LABEL_LENGTH = 40

function rowIn(line: string): InstructionRow {
  const [, label, value] = /^([^:]+):\s+(.+)$/.exec(line) ?? []
  const isLabeled = label !== undefined && label.length <= MAX_LABEL_LENGTH
  return isLabeled ? { label: label.trim(), value: (value ?? '').trim() } : { label: null, value: line }
}

/** The text for buyers until operators write instructions. */
export const missingPaymentInstructions = 'We’ll email you payment instructions.'

/** Whether operators wrote how to pay. */
export const hasPaymentInstructions = (text: string): boolean => text.trim() !== ''

/**
 * The operators' payment instructions, line by line. The order number is the reference, so that a transfer
 * can be matched.
 * @param text lines of 'what: value', or sentences
 */
export const instructionRows = (text: string, orderNumber: string): InstructionRow[] => [
  ...(hasPaymentInstructions(text) ? text : missingPaymentInstructions)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(rowIn),
  { label: 'Reference', value: orderNumber },
]
