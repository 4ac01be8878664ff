import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { FoodValues } from './food-values.ts'
import { PortionFigures } from './portion-figures.tsx'

/** The chosen food, with figures for the chosen servings. */
export function ChosenFood({ change, onChange }: { change: string; onChange: () => void }) {
  const { control } = useFormContext<FoodValues>()
  const [name, more] = useWatch({ control, name: ['foodName', 'more'] })
  const heading = useRef<HTMLHeadingElement>(null)
  // The search field that had focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-2xl bg-sunken p-4">
      <div className="mb-3 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {name}
          </h3>
          <p className="text-sm text-soft">
            {[more.brand, more.servingSize && `1 serving is ${more.servingSize}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {change}
        </Button>
      </div>
      <PortionFigures />
    </section>
  )
}
