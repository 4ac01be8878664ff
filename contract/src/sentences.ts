import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  date: 'a date',
}

/** The maximum length at which we repeat an unknown field's name. */
const MAX_NAME_LENGTH = 50

/** The message for a field that a call doesn't have. */
export const unknownField = (name: string) => `There is no field '${name.slice(0, MAX_NAME_LENGTH)}' here`

/** A limit, in words that fit its type. */
function bound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const isMost = issue.code === 'too_big'
  const limit = isMost ? issue.maximum : issue.minimum
  const many = isMost ? 'at most' : 'at least'
  switch (issue.origin) {
    case 'string':
      return !isMost && limit === 1 ? 'This is required' : `Please use ${many} ${limit} characters`
    case 'array':
    case 'set':
      return `Please choose ${many} ${limit}`
    default:
      return issue.inclusive === false
        ? `Please enter ${isMost ? 'less' : 'more'} than ${limit}`
        : `Please enter ${many} ${limit}`
  }
}

/** The default message for an invalid field: a sentence for people instead of zod's own. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return bound(issue)
    case 'invalid_type': {
      if (issue.input === undefined || issue.input === null) return 'This is required'
      const kind = KINDS[issue.expected]
      return kind ? `Please enter ${kind}` : 'This is not valid'
    }
    case 'invalid_value':
      return 'This is not one of the choices'
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '')
    default:
      return 'This is not valid'
  }
}

z.config({ customError: sentenceOf })
