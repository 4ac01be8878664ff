import type { CallReply } from '@pepwell/contract/declared'
import type { vitaminRecommendations } from '@pepwell/contract/vitamins/supplements'
import { SourceLink } from '../../../ui/source-link.tsx'

type LeftOut = CallReply<typeof vitaminRecommendations>['leftOut']

/** Vitamins left out because of the person's notes. */
export function LeftOutVitamins({ leftOut }: { leftOut: LeftOut }) {
  if (leftOut.length === 0) return null
  return (
    <section aria-labelledby="left-out-vitamins" className="mt-3 border-t border-line pt-3 text-sm">
      <h3 id="left-out-vitamins" className="text-base">
        Left out because of your health notes
      </h3>
      <ul className="mt-1 flex flex-col gap-2">
        {leftOut.map(({ name, sentence, source }) => (
          <li key={name}>
            <span className="font-semibold">{name}:</span> {sentence}
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
}
