import { Search } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Key } from '../../ui/key.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'

// Lazy: loaded on press, or when the pointer approaches.
const PanelPalette = lazyPanel(() => import('./palette/panel-palette.tsx'))
const prefetch = () => void PanelPalette.preload().catch(() => {})

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey

const unchanging = () => () => {}

/** The server renders it for most users. */
const useOnMac = () =>
  useSyncExternalStore(
    unchanging,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  )

/** Opens the palette, by button or Ctrl+K (⌘K) anywhere in the back office. */
export function JumpTo() {
  const [open, setOpen] = useState(false)
  const onMac = useOnMac()
  const show = () => setOpen(true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      // The browser's own search would take it.
      event.preventDefault()
      setOpen((now) => !now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={show}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-9 w-48 min-w-44 items-center gap-2.5 rounded-xl border border-edge bg-surface px-3 text-sm whitespace-nowrap text-soft hover:bg-sunken max-md:hidden"
      >
        <Search className="size-4.5" aria-hidden="true" />
        Jump to…
        <span aria-hidden="true" className="ml-auto">
          <Key>{onMac ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      <IconButton aria-label="Jump to…" onClick={show} className="md:hidden">
        <Search className="size-6" aria-hidden="true" />
      </IconButton>
      <PanelPalette open={open} onOpenChange={setOpen} />
    </>
  )
}
