import { type TextReach, textReachOf } from '@pepwell/domain/accounts/phone'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { phoneText } from './phone-words.ts'

interface PhoneCardProps {
  phoneNumber: string | null
  /** the number texted STOP */
  isStopped: boolean
  /** asks for the texted code; undefined if verified */
  code?: ReactNode
  /** the number is part of the profile form and edited there */
  onChange: () => void
}

const hints: Record<TextReach, string> = {
  yes: 'We text this number.',
  'no-number': 'SMS needs a phone number.',
  abroad: 'We can only text US and Canadian numbers (+1 and 10 digits).',
}

const STOPPED = 'You texted STOP. Reply START to get texts again.'

/** The phone number for SMS. */
export function PhoneCard({ phoneNumber, isStopped, code, onChange }: PhoneCardProps) {
  return (
    <Card as="section" aria-labelledby="sms-number">
      <CardHeader
        className="mb-2"
        action={
          <Button variant="secondary" onClick={onChange}>
            {phoneNumber ? 'Change number' : 'Add a number'}
          </Button>
        }
      >
        <CardTitle level={3} id="sms-number">
          Phone Number for SMS Reminders
        </CardTitle>
      </CardHeader>
      <p className="text-xl font-semibold tabular-nums">
        {phoneNumber ? phoneText(phoneNumber) : 'No number yet'}
      </p>
      <CardText>{isStopped ? STOPPED : hints[textReachOf(phoneNumber)]}</CardText>
      {code}
    </Card>
  )
}
