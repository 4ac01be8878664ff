import { brandName } from '@pepwell/domain/text/brand'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../../refusal.ts'

/** What a guesser knows about a person. */
export interface PasswordOwner {
  email: string
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  userHandle?: string | null | undefined
  phoneNumber?: string | null | undefined
}

/** Shorter names are part of too many good passwords. */
const SHORTEST_WORD = 3

/** The most common leaked passwords, in lower case. */
const common = new Set<string>(dictionary['passwords-common'].map(String))

const lower = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => lower(text).replaceAll(/\P{L}/gu, '')

/** Words with which guesses about this person start, the longest first. */
function wordsOf({ email, firstName, lastName, userHandle }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  return [brandName, email, mailbox, host, firstName, lastName, userHandle]
    .map((word) => lettersOf(word ?? ''))
    .filter(({ length }) => length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
}

/** Whether a password is the mailbox, or the phone number in any form. */
function isContact(password: string, { email, phoneNumber }: PasswordOwner): boolean {
  if (lower(password) === lower(email.split('@')[0] ?? '')) return true
  const digits = /^[\d\s+().-]+$/.test(password) && password.replaceAll(/\D/g, '')
  return Boolean(digits && phoneNumber?.endsWith(digits.replace(/^0+/, '')))
}

/** Whether a password is common, or made only of names, digits and punctuation. OWASP ASVS 5.0, 6.2.4 and 6.2.11. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  if (common.has(lower(password)) || isContact(password, owner)) return true
  const letters = lettersOf(password)
  const rest = wordsOf(owner).reduce((text, word) => text.replaceAll(word, ''), letters)
  return letters !== '' && rest === ''
}

/**
 * @param owner undefined if the account is deleted
 * @throws Refusal PASSWORD_GUESSABLE
 */
export function demandUnguessable(password: string, owner: PasswordOwner | undefined): void {
  if (owner && isGuessable(password, owner)) throw new Refusal('PASSWORD_GUESSABLE')
}
