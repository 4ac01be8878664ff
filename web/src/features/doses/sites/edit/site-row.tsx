import { type EditedSite, isStandardSite, MAX_SITE_NAME_LENGTH } from '@pepwell/domain/doses/site-lists'
import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { RegionSelect } from './region-select.tsx'
import type { EditedSites } from './use-edited-sites.ts'

interface SiteRowProps {
  site: EditedSite
  index: number
  edited: EditedSites
  /** the pressed arrow, which keeps focus when its row moves */
  pressed: RefObject<{ site: string; arrow: 'up' | 'down' } | null>
}

function Arrows({ site: { site, name }, index, edited, pressed }: SiteRowProps) {
  const move = (arrow: 'up' | 'down') => {
    pressed.current = { site, arrow }
    edited.move(index, arrow === 'up' ? index - 1 : index + 1)
  }
  return (
    <>
      <IconButton
        aria-label={`Move ${name} up`}
        data-arrow={`${site} up`}
        disabled={index === 0}
        onClick={() => move('up')}
      >
        <ArrowUp className="size-5" />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        data-arrow={`${site} down`}
        disabled={index === edited.sites.length - 1}
        onClick={() => move('down')}
      >
        <ArrowDown className="size-5" />
      </IconButton>
    </>
  )
}

function Tools(props: SiteRowProps) {
  const { site, edited } = props
  const Sign = site.neverSuggest ? EyeOff : Eye
  return (
    <div className="ml-auto flex">
      <Arrows {...props} />
      <IconButton
        aria-label={`Suggest ${site.name}`}
        aria-pressed={!site.neverSuggest}
        onClick={() => edited.change(site.site, { neverSuggest: !site.neverSuggest })}
      >
        <Sign className="size-5" />
      </IconButton>
      {!isStandardSite(site.site) && (
        <IconButton aria-label={`Remove ${site.name}`} onClick={() => edited.remove(site.site)}>
          <Trash2 className="size-5" />
        </IconButton>
      )}
    </div>
  )
}

function NameInput({ site, edited, index }: SiteRowProps) {
  const id = useId()
  const problem = edited.problems.get(site.site)
  return (
    <div className="min-w-0 flex-1 basis-48">
      <TextInput
        aria-label={isStandardSite(site.site) ? `Name of ${site.site}` : `Name of site ${index + 1}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        maxLength={MAX_SITE_NAME_LENGTH}
        autoComplete="off"
        value={site.name}
        onChange={({ target }) => edited.change(site.site, { name: target.value })}
      />
      {problem && (
        <p id={id} role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

/** One site: position, name and suggestion switch. */
export function SiteRow(props: SiteRowProps) {
  const { site, edited } = props
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-1">
        <NameInput {...props} />
        <Tools {...props} />
      </div>
      {site.neverSuggest && <p className="mt-1 text-sm text-soft">We never suggest this site.</p>}
      {!isStandardSite(site.site) && (
        <RegionSelect
          label={`Part of the body for ${site.name}`}
          value={site.region}
          onChange={(region) => edited.change(site.site, { region })}
        />
      )}
    </li>
  )
}
