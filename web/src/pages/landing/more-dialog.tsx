import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PrivacyText } from '../legal/privacy-text.tsx'
import { TermsText } from '../legal/terms-text.tsx'
import { Calculator } from './calculator.tsx'
import { communityQuery } from './community.ts'
import { NativeDialog } from './native-dialog.tsx'

function Contact() {
  const { data } = useQuery(communityQuery)
  const email = data?.supportEmail
  if (!email) return <p className="mt-2">We couldn’t load our address. Please try again.</p>
  return (
    <p className="mt-2 pb-2">
      Write to{' '}
      <a href={`mailto:${email}`} className="font-semibold text-accent-ink underline">
        {email}
      </a>
      .
    </p>
  )
}

const contents = {
  Calculator,
  Privacy: PrivacyText,
  Terms: TermsText,
  Contact,
}

export type More = keyof typeof contents

/** Pages that visitors can open without an account. */
export default function MoreDialog({ shows, onClose }: { shows: More; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const Content = contents[shows]
  return (
    <NativeDialog ref={dialog} title={shows} onClose={onClose}>
      <Content />
    </NativeDialog>
  )
}
