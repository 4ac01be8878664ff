import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../../ui/toast-store.ts'

/** The token in the address of a reset link. Without one it says so and leads to the sign-in page. */
export function useResetToken(): string | null {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Read once: leaving for another page takes the token from the address, and that is no invalid link.
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
