import { PageHeader } from '../ui/page-header.tsx'
import { Disclaimers } from './trusted-source/disclaimers.tsx'
import { SourceCard } from './trusted-source/source-card.tsx'
import { VitaminsCard } from './trusted-source/vitamins-card.tsx'

export default function TrustedSource() {
  return (
    <>
      <PageHeader title="Trusted Source" />
      <div className="flex flex-col gap-4 md:gap-6">
        <Disclaimers />
        <SourceCard />
        <VitaminsCard />
      </div>
    </>
  )
}
