import { useQuery } from '@tanstack/react-query'
import { Search, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { passagesQuery } from './assistant.api.ts'
import { EmergencyNotice } from './emergency-notice.tsx'
import { PassageCard } from './passage-card.tsx'

const LocalEmergency = lazy(() => import('./local-emergency.tsx'))

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 300

const examples = [
  'How long does a mixed vial keep?',
  'I missed my weekly dose',
  'Side effects of tirzepatide',
]

const Placeholder = () => (
  <Loading label="Searching the library" className="flex flex-col gap-3">
    {['first', 'second', 'third'].map((place) => (
      <Card key={place} className="flex flex-col gap-3">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-16" />
      </Card>
    ))}
  </Loading>
)

/** The results, or a placeholder. */
function Passages({ question }: { question: string }) {
  const { data, error, isError, isFetching, isPaused, refetch } = useQuery(passagesQuery(question))
  const local = (isError || isPaused) && (
    <Suspense>
      <LocalEmergency question={question} />
    </Suspense>
  )
  if (isError) {
    return (
      <>
        {local}
        <ErrorState
          title="We couldn’t search the library"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      </>
    )
  }
  if (!data) return local || <Placeholder />
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="Nothing in the library matches"
        text="Try a peptide’s name or different words."
      />
    )
  }
  const help = data.find(({ kind }) => kind === 'emergency')
  const passages = data.filter((passage) => passage !== help)
  return (
    <>
      {local || (help && <EmergencyNotice text={help.body} />)}
      {passages.length > 0 && (
        <>
          <p role="status" className="sr-only">
            {passages.length === 1 ? '1 passage' : `${passages.length} passages`}
          </p>
          <ul className="flex flex-col gap-3">
            {passages.map((passage) => (
              <PassageCard key={passage.key} passage={passage} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const Examples = ({ onAsk }: { onAsk: (question: string) => void }) => (
  <ul aria-label="Examples" className="flex flex-wrap gap-2">
    {examples.map((question) => (
      <li key={question}>
        <button
          type="button"
          onClick={() => onAsk(question)}
          className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm text-soft hover:bg-sunken hover:text-ink md:min-h-9"
        >
          {question}
        </button>
      </li>
    ))}
  </ul>
)

/** Searches our own texts. The question is part of the address, so that Back from a passage returns to it. */
export function LibrarySearch() {
  const [asked, setAsked] = useAddressState('q')
  const [typed, setTyped] = useState(asked)
  const question = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const ask = (text: string) => {
    setTyped(text)
    setAsked(text.trim() || undefined)
  }
  return (
    <section aria-labelledby="search-the-library" className="mb-8 flex flex-col gap-4">
      <h2 id="search-the-library" className="text-xl">
        Search the library
      </h2>
      <div className="relative max-w-2xl">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <TextInput
          type="search"
          aria-label="Search the library"
          placeholder="Ask about a peptide, a dose, storage..."
          value={typed}
          maxLength={200}
          enterKeyHint="search"
          onChange={(event) => ask(event.target.value)}
          className="pl-11"
        />
      </div>
      {typed.trim() === '' ? <Examples onAsk={ask} /> : <Passages question={question || typed.trim()} />}
    </section>
  )
}
