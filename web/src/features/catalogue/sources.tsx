import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { useId } from 'react'
import { formatDay } from '../../lib/time/dates.ts'

/** Source links, with the date the status was checked. */
export function Sources({ peptide }: { peptide: Peptide }) {
  const { sources, statusCheckedOn } = peptide
  const heading = useId()
  return (
    <div className="mt-5 text-sm">
      {sources.length > 0 && (
        <>
          <h3 id={heading} className="font-semibold">
            Sources
          </h3>
          <ul aria-labelledby={heading} className="mt-0.5">
            {sources.map(({ name, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="inline-block py-3 text-accent-ink md:py-1 underline underline-offset-4 wrap-anywhere"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {statusCheckedOn !== null && (
        <p className="mt-2 text-soft">Status checked on {formatDay(statusCheckedOn)}</p>
      )}
    </div>
  )
}
