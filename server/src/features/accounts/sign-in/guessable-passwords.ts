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

/** Words that guesses about this product start with. docs/trust.md lists them, too (OWASP ASVS 5.0, 6.1.2). */
const CONTEXT_WORDS = [
  ...[brandName, 'peptides', 'peptide', 'semaglutide', 'tirzepatide', 'retatrutide', 'liraglutide', 'glp'],
  ...['ozempic', 'wegovy', 'mounjaro', 'zepbound', 'saxenda', 'bpc', 'regimen', 'dosage', 'weightloss'],
  ...['admin', 'administrator', 'support', 'operator', 'moderator'],
]

/** Fewer different characters, as in 'aaaaaaaa' or '12121212', are tried first, up to this length. */
const MIN_LENGTH = 3
const MAX_REPETITION_LENGTH = 20

/** Runs along the alphabet, the digits and the keyboard. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Digits and signs that stand for letters; 1 may be an i or an l. */
const LEET: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' },
}

/** Shorter names are part of too many good passwords. */
const MIN_WORD_LENGTH = 3

/** The most common leaked passwords, in lower case. */
const common = new Set<string>(dictionary['passwords-common'].map(String))

const lower = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => lower(text).replaceAll(/\P{L}/gu, '')

/** A word with its signs read as letters, without digits and punctuation at its end: 'p3pw3ll!26' is 'pepwell'. */
const unleet = (text: string, one: string) =>
  lettersOf(
    lower(text)
      .replace(/[\P{L}]+$/u, '')
      .replaceAll('1', one)
      .replaceAll(/[^\p{L}]/gu, (sign) => LEET[sign] ?? ''),
  )

/** Words with which guesses about this person start, the longest first. */
function wordsOf({ email, firstName, lastName, userHandle }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  return [...CONTEXT_WORDS, email, mailbox, host, firstName, lastName, userHandle]
    .map((word) => lettersOf(word ?? ''))
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length)
}

const backwards = (text: string) => [...text].reverse().join('')

/** Whether a password is one run, forward or backward, or repeats one or two characters. */
function isRun(password: string): boolean {
  const text = lower(password)
  return (
    (text.length <= MAX_REPETITION_LENGTH && new Set(text).size < MIN_LENGTH) ||
    RUNS.some((run) => run.includes(text) || backwards(run).includes(text))
  )
}

/** Whether a password is the mailbox, or the phone number in any form. */
function isContact(password: string, { email, phoneNumber }: PasswordOwner): boolean {
  if (lower(password) === lower(email.split('@')[0] ?? '')) return true
  const digits = /^[\d\s+().-]+$/.test(password) && password.replaceAll(/\D/g, '')
  return Boolean(digits && phoneNumber?.endsWith(digits.replace(/^0+/, '')))
}

/**
 * Whether a password is common, a run, or made only of the product's words, the owner's names, digits and punctuation.
 * OWASP ASVS 5.0, 6.2.4 and 6.2.11.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  if (common.has(lower(password)) || isRun(password) || isContact(password, owner)) return true
  const words = wordsOf(owner)
  const consistsOfWords = (letters: string) =>
    letters !== '' && words.reduce((text, word) => text.replaceAll(word, ''), letters) === ''
  return [lettersOf(password), unleet(password, 'i'), unleet(password, 'l')].some(consistsOfWords)
}

/**
 * @param owner undefined if the account is deleted
 * @throws Refusal PASSWORD_GUESSABLE
 */
export function requireUnguessable(password: string, owner: PasswordOwner | undefined): void {
  if (owner && isGuessable(password, owner)) throw new Refusal('PASSWORD_GUESSABLE')
}
