import { Moon, Sun } from 'lucide-react'

import { useTheme } from '../lib/rendering/theme.ts'
import { IconButton } from './icon-button.tsx'

/** Switches between light and dark; its label names the other theme. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const [Icon, other] = theme === 'dark' ? [Sun, 'light'] : [Moon, 'dark']
  return (
    <IconButton aria-label={`Switch to ${other} theme`} onClick={toggle}>
      <Icon className="size-5" />
    </IconButton>
  )
}
