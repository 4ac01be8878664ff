import { TriangleAlert } from 'lucide-react'

const disclaimers = [
  { title: 'Research use only', text: 'Not approved for use in people.' },
  { title: 'No medical advice', text: 'Nothing here treats a disease.' },
  {
    title: 'Consult a licensed professional',
    text: 'Before you start, change or stop anything.',
  },
]

export const Disclaimers = () => (
  <section aria-labelledby="disclaimers" className="rounded-2xl bg-warn-soft p-4 sm:p-5">
    <h2 id="disclaimers" className="flex items-center gap-2 text-lg text-warn-ink">
      <TriangleAlert className="size-5" aria-hidden="true" />
      Please read this first
    </h2>
    <dl className="mt-3 grid gap-4 md:grid-cols-3">
      {disclaimers.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
