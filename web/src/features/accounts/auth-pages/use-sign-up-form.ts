import { SignUp } from '@pepwell/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { dispatchToast, toast } from '../../../ui/toast-store.ts'
import { currentUserQuery, useSignUp } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'
import { forgetWhoWasSignedIn } from './user-after-sign-in.ts'

const blank = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '', confirmPassword: '' }

/** The sign-up form: creates the account, loads the user and opens the profile. */
export function useSignUpForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ resolver: schemaResolver(SignUp), defaultValues: blank })

  const signUp = useSignUp({
    onSuccess: async () => {
      // Clear the error of an earlier attempt.
      dispatchToast({ type: 'dismiss' })
      forgetWhoWasSignedIn(client)
      // The account exists even if this fails; the next page loads the user again.
      await client.prefetchQuery(currentUserQuery)
      navigate('/profile', { replace: true })
    },
    onError: (error) => {
      const description = refusalText(error, 'Failed to create account. Please try again.')
      toast({ title: 'Signup Failed', description, variant: 'destructive' })
      showFieldErrors(form, error)
    },
  })

  const submit = form.handleSubmit((values) =>
    signUp.mutate({ body: { ...values, timeZone: deviceTimeZone() } }),
  )
  return { form, pending: signUp.isPending || signUp.isSuccess, submit }
}
