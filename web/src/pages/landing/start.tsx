import { navigateTo } from '../../lib/browser/browser.ts'
import { Button } from '../../ui/button.tsx'

export function Start() {
  return (
    <section aria-labelledby="start" className="text-center">
      <h2 id="start" className="text-3xl font-bold md:text-4xl">
        Your next dose can be the first one you track
      </h2>
      <Button size="lg" className="mt-6" onClick={() => navigateTo('/api/login')}>
        Start Tracking Today
      </Button>
    </section>
  )
}
