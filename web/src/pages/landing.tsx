import { CommunityBand } from './landing/community-band.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { Principles } from './landing/principles.tsx'
import { Start } from './landing/start.tsx'
import { Welcome } from './landing/welcome.tsx'

export default function Landing() {
  return (
    <div className="flex flex-col gap-20 pt-4 pb-16 md:gap-28 md:pt-12">
      <Hero />
      <Features />
      <Principles />
      <CommunityBand />
      <Start />
      <Welcome />
    </div>
  )
}
