import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SkipQuestion } from './skip-question.tsx'

interface SkipButtonProps {
  reminderId: number
  occursOn: string
  /** the peptide's color slot */
  name: string
  size?: 'sm' | 'md'
  className?: string
  onSkipped?: () => void
}

/** Skips an overdue dose, after a confirmation. */
export function SkipButton({ name, size = 'sm', className, ...question }: SkipButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        className={className}
        aria-label={`Skip overdue dose of ${name}`}
        onClick={() => setAsking(true)}
      >
        Skip
      </Button>
      <SkipQuestion open={asking} onOpenChange={setAsking} {...question} />
    </>
  )
}
