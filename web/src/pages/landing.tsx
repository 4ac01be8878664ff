import { useState } from 'react'
import { CommunityBand } from './landing/community-band.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { Around } from './landing/landing-links.tsx'
import type { More } from './landing/more-dialog.tsx'
import { Principles } from './landing/principles.tsx'
import { Start } from './landing/start.tsx'
import { Welcome } from './landing/welcome.tsx'

export default function Landing() {
  const [shows, setShows] = useState<More>()
  return (
    <div className="flex flex-col gap-20 pt-4 pb-16 md:gap-28 md:pt-12">
      <Hero onCalculate={() => setShows('Calculator')} />
      <Features />
      <Principles />
      <CommunityBand />
      <Start />
      <Around shows={shows} onShow={setShows} />
      <Welcome />
    </div>
  )
}
