import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SkipQuestion } from './skip-question.tsx'

interface SkipButtonProps {
  reminderId: number
  occursOn: string
  /** of the peptide */
  name: string
}

/** Leaves an overdue dose out on purpose, after asking. */
export function SkipButton({ name, ...occurrence }: SkipButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Skip overdue dose of ${name}`}
        onClick={() => setAsking(true)}
      >
        Skip
      </Button>
      <SkipQuestion open={asking} onOpenChange={setAsking} {...occurrence} />
    </>
  )
}
