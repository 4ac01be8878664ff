import type { ReactNode } from 'react'
import { StackVial } from './shelf.tsx'
import { StackDose } from './stack-dose.tsx'
import type { StackItem } from './stacks.api.ts'

interface StackItemRowProps {
  item: StackItem
  hue: number
  /** '5 mg vial' */
  strength?: string
  evidence: ReactNode
  standing: ReactNode
}

/** A peptide of a stack with its owner's dose and frequency. */
export function StackItemRow({ item, hue, strength, evidence, standing }: StackItemRowProps) {
  const { peptide, dose, frequency, notes } = item
  return (
    <li className="flex gap-3 py-4 sm:gap-4">
      <StackVial name={peptide.name} hue={hue} className="mt-1 h-14 sm:h-16" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-x-4 gap-y-1 max-[22rem]:flex-col">
          <div className="min-w-0">
            <h3 className="text-lg font-bold wrap-anywhere">{peptide.name}</h3>
            {strength && <p className="text-sm whitespace-nowrap text-soft">{strength}</p>}
          </div>
          {(dose || frequency) && (
            <p className="max-w-[45%] shrink-0 text-right wrap-anywhere">
              {dose && (
                <span className="block text-lg font-bold tabular-nums">
                  <StackDose text={dose} />
                </span>
              )}
              {frequency && <span className="block text-sm text-soft">{frequency}</span>}
            </p>
          )}
        </div>
        {notes && <p className="mt-1 wrap-anywhere">{notes}</p>}
        {evidence}
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-3">{standing}</div>
      </div>
    </li>
  )
}
