import type { RowData } from '@tanstack/react-table'
import { Check, Columns3 } from 'lucide-react'
import { Button } from '../button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import type { PartProps } from './use-table-model.ts'

/** Column visibility. */
export const ColumnsMenu = <Row extends RowData>({ props, model }: PartProps<Row>) => (
  <Menu
    trigger={
      <Button variant="secondary" size="sm">
        <Columns3 className="size-4" aria-hidden="true" />
        Columns
      </Button>
    }
  >
    {props.columns
      .filter(({ hideable = true }) => hideable)
      .map(({ id, title }) => (
        <MenuItem
          key={id}
          role="menuitemcheckbox"
          aria-checked={!model.hidden.has(id)}
          onSelect={(event) => {
            event.preventDefault()
            model.hidden.toggle(id)
          }}
        >
          <Check className={model.hidden.has(id) ? 'opacity-0' : ''} aria-hidden="true" />
          {title}
        </MenuItem>
      ))}
  </Menu>
)
