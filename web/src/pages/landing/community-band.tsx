import { useQuery } from '@tanstack/react-query'
import { navigateTo } from '../../lib/browser/browser.ts'
import { Button } from '../../ui/button.tsx'
import { communityQuery } from './community.ts'

/** The member count shows only if true. Both variants are one line high, so nothing shifts. */
export function CommunityBand() {
  const { data } = useQuery(communityQuery)
  return (
    <section
      aria-labelledby="community"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-[2rem] bg-accent-soft px-6 py-10 md:px-12"
    >
      <div className="max-w-xl">
        <h2
          id="community"
          className="text-2xl font-bold whitespace-nowrap text-accent-ink sm:text-3xl md:text-4xl"
        >
          {data?.thousandsOfUsers ? 'Join thousands of users' : 'Join the community'}
        </h2>
        <p className="mt-2 text-lg">For people who’d rather write it down than guess.</p>
      </div>
      <Button size="lg" onClick={() => navigateTo('/api/login')}>
        Join the Community
      </Button>
    </section>
  )
}
