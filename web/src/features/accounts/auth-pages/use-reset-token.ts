import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../../ui/toast-store.ts'

/** The token from a reset link. Without one, shows an error and opens the sign-in page. */
export function useResetToken(): string | null {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Read once: navigating away drops the token from the address, which doesn't make the link invalid.
  const [token] = useState(() => search.get('token'))

  useEffect(() => {
    if (token) return
    toast({
      title: 'Invalid Reset Link',
      description: 'No reset token found. Please request a new password reset.',
      variant: 'destructive',
    })
    navigate('/login', { replace: true })
  }, [token, navigate])

  return token
}
