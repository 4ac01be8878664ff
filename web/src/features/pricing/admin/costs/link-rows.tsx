import { Link as LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '../../../../ui/text-input.tsx'
import { type CostValues, costLabels, places } from './cost-values.ts'

type Flag = `link${(typeof places)[number]}${'UsLabTested' | 'BatchTracked'}`

function FlagBox({ name, children }: { name: Flag; children: string }) {
  const { register } = useFormContext<CostValues>()
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm md:min-h-9">
      <input
        type="checkbox"
        {...register(name)}
        aria-label={costLabels[name]}
        className="size-4.5 accent-accent"
      />
      <span aria-hidden="true">{children}</span>
    </label>
  )
}

interface LinkRowsProps {
  /** actions for all links */
  all: ReactNode
  /** the price found at each link */
  aside: (place: number) => ReactNode
}

/** Up to four links to other shops, with notes. */
export function LinkRows({ all, aside }: LinkRowsProps) {
  const { register, formState } = useFormContext<CostValues>()
  return (
    <fieldset className="relative mt-5 min-w-0">
      <legend className="mb-1 text-lg font-bold tracking-tight">Scraping links</legend>
      <div className="absolute top-0 right-0">{all}</div>
      <ol>
        {places.map((place) => {
          const name = `scrapingLink${place}` as const
          const error = formState.errors[name]?.message
          return (
            <li
              key={place}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-1.5 not-last:border-b"
            >
              <div className="min-w-0 flex-1 basis-72">
                <div className="relative">
                  <LinkIcon
                    aria-hidden="true"
                    className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
                  />
                  <TextInput
                    {...register(name)}
                    type="url"
                    inputMode="url"
                    autoComplete="off"
                    placeholder="https://"
                    aria-label={costLabels[name]}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${name}-error` : undefined}
                    className="pl-9 md:min-h-9 md:py-1 md:text-sm"
                  />
                </div>
                {error && (
                  <p id={`${name}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
                    {error}
                  </p>
                )}
              </div>
              {aside(place)}
              <FlagBox name={`link${place}UsLabTested`}>US Lab Tested</FlagBox>
              <FlagBox name={`link${place}BatchTracked`}>Batch Tracked</FlagBox>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
