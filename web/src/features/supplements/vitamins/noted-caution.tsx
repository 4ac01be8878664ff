import { TriangleAlert } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'

/** The person's own health note, unverified. */
export function NotedCaution({ noted }: { noted: readonly string[] }) {
  if (noted.length === 0) return null
  return (
    <Banner tone="warn" title="Ask your clinician first" icon={<TriangleAlert />} className="mb-4">
      You noted {noted.map((note) => `“${note}”`).join(' and ')}. Not everything below may suit you.
    </Banner>
  )
}
