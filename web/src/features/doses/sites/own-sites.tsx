import { Bandage, Check } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { type BodyMapProps, spotStyles } from './body-map.tsx'
import { agoText, siteWords } from './site-words.ts'
import { isCalled, type SiteOption } from './use-sites.ts'

type OwnSitesProps = Omit<BodyMapProps, 'view'>

function styleOf({ soreSince, isSuggested }: SiteOption, isChosen: boolean): string {
  if (isChosen) return spotStyles.chosen
  if (soreSince) return spotStyles.sore
  return isSuggested ? spotStyles.suggested : spotStyles.rested
}

function Chip({ site, ...props }: OwnSitesProps & { site: SiteOption }) {
  const { group, chosen, isKnown, isSeveral, isFull, onChoose } = props
  const isChosen = chosen.some((name) => isCalled(site, name))
  return (
    <label
      className={cx(
        'relative flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-accent [&_svg]:size-4 [&_svg]:shrink-0',
        styleOf(site, isChosen),
        !site.isNamed && 'border-dashed',
      )}
    >
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={group}
        className="sr-only"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => onChoose(site.name)}
      />
      <span aria-hidden="true" className="contents">
        {isChosen && <Check />}
        {!isChosen && site.soreSince && <Bandage />}
        <span className="min-w-0 wrap-anywhere">{site.name}</span>
        {isKnown && !isChosen && <span className="shrink-0 text-sm font-normal">{agoText(site.days)}</span>}
      </span>
      <span className="sr-only">{siteWords(site, isKnown)}</span>
    </label>
  )
}

/** The person's custom sites, which aren't on the map. */
export function OwnSites(props: OwnSitesProps) {
  const own = props.sites.filter(({ place }) => !place)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {own.map((site) => (
        <Chip key={site.site} {...props} site={site} />
      ))}
    </div>
  )
}
