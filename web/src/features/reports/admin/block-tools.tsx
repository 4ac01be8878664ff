import { Download, Image, Table2 } from 'lucide-react'
import type { RefObject } from 'react'
import { hideIfSignedOut } from '../../../lib/api/api.ts'
import { saveCsv } from '../../../lib/browser/save-csv.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { withFigures } from './report-table.ts'
import { type PngSource, savePng } from './save-png.ts'

interface BlockToolsProps extends Omit<PngSource, 'place'> {
  file: string
  place: RefObject<HTMLElement | null>
  asTable: boolean | undefined
  onToggle: () => void
}

/** Report actions: show the table, download. */
export function BlockTools({ file, place, asTable, onToggle, ...source }: BlockToolsProps) {
  const { title, figures } = source
  const table = withFigures(source.table, figures)
  const savePicture = () =>
    savePng(`${file}.png`, { ...source, place: place.current }).catch(
      hideIfSignedOut(() => toast({ title: 'We couldn’t save the chart', variant: 'destructive' })),
    )
  return (
    <>
      {asTable !== undefined && (
        <IconButton
          aria-label={`${title} as a table`}
          aria-pressed={asTable}
          onClick={onToggle}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <Table2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      )}
      <Menu
        trigger={
          <IconButton aria-label={`Save ${title}`}>
            <Download className="size-4.5" aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => saveCsv(`${file}.csv`, table.header, table.rows)}>
          <Table2 aria-hidden="true" />
          CSV
        </MenuItem>
        <MenuItem onSelect={savePicture}>
          <Image aria-hidden="true" />
          PNG
        </MenuItem>
      </Menu>
    </>
  )
}
