import type { ErrorCode } from '@pepwell/contract/errors'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../lib/api/api.ts'

/** Error codes that concern one field although the server doesn't name it. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_GUESSABLE: 'password',
  TWO_STEP_CODE_WRONG: 'code',
  VERIFY_EMAIL_FIRST: 'phoneNumber',
}

function fieldsOf({ code, serverMessage, fields }: ApiError): Record<string, string> {
  const field = code && fieldOfCode[code]
  return field && serverMessage ? { [field]: serverMessage } : (fields ?? {})
}

/** Shows server errors at their fields and focuses the first one. */
export function showFieldErrors<Values extends FieldValues, Output>(
  { setError, getValues }: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return
  const known = Object.entries(fieldsOf(error)).filter(([name]) => name in getValues())
  for (const [index, [name, message]] of known.entries()) {
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}
