import { type ComponentType, useEffect, useState } from 'react'
import { reasonText } from '../lib/api/refusal-text.ts'
import { toast } from './toast-store.ts'

interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Chunks every page needs sooner or later. */
const common: (() => Promise<unknown>)[] = []

/** Prefetches what opens on every page. A failure shows when it is opened. */
export const fetchPanels = (): Promise<unknown> => Promise.allSettled(common.map((load) => load()))

/**
 * A lazy overlay: the page renders before it loads. If loading fails, it says so and stays closed.
 * @param Closed rendered until it is opened
 */
export function lazyPanel<Props extends PanelProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Closed?: ComponentType<Props>,
) {
  let here: ComponentType<Props> | undefined
  const preload = async () => {
    here = (await load()).default
  }
  function Panel(props: Props) {
    const { open, onOpenChange } = props
    const [wasOpened, setOpened] = useState(open)
    const [, setFetched] = useState(false)
    if (open && !wasOpened) setOpened(true)
    useEffect(() => {
      if (!open || here) return
      let isGone = false
      const fail = (error: unknown) => {
        if (isGone) return
        toast({ title: 'We couldn’t open this', description: reasonText(error), variant: 'destructive' })
        onOpenChange(false)
      }
      preload().then(() => setFetched(true), fail)
      return () => {
        isGone = true
      }
    }, [open, onOpenChange])
    const View = wasOpened && here ? here : Closed
    return View && <View {...props} />
  }
  return Object.assign(Panel, { preload })
}

/** Like {@link lazyPanel}, for overlays of every page: prefetched when idle. */
export function commonPanel<Props extends PanelProps>(...panel: Parameters<typeof lazyPanel<Props>>) {
  const Panel = lazyPanel(...panel)
  common.push(Panel.preload)
  return Panel
}
