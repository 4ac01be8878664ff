import { lazy, Suspense, useEffect, useState } from 'react'

const CommonQuestions = lazy(() => import('./common-questions.tsx'))

/** Common questions, loaded after hydration: the server renders none of them. */
export function QuestionsSection() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? (
    <Suspense>
      <CommonQuestions />
    </Suspense>
  ) : null
}
