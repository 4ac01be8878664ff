import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { ChevronDown } from 'lucide-react'

/** The catalog's text about the supplement, expandable. */
export function AboutSupplement({ supplement }: { supplement: Supplement }) {
  const { name, description, recommendedUse, benefits, sideEffects } = supplement
  return (
    <details className="group rounded-xl bg-sunken px-4 text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold">
        About {name}
        <ChevronDown
          className="size-5 text-soft transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-col gap-2 pb-4 text-soft">
        <p>{description}</p>
        <p>
          <strong className="text-ink">Recommended use:</strong> {recommendedUse}
        </p>
        <p>
          <strong className="text-ink">Benefits:</strong> {benefits}
        </p>
        {sideEffects && (
          <p>
            <strong className="text-ink">Caution:</strong> {sideEffects}
          </p>
        )}
      </div>
    </details>
  )
}
