import { Command } from 'cmdk'
import { CornerDownLeft, Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Key } from './key.tsx'
import { veilStyle } from './overlay-style.ts'
import { Skeleton } from './skeleton.tsx'
import { usePanel } from './use-panel.ts'

/** A secondary action of a result. */
export interface PaletteAction {
  label: string
  run: () => void
}

/** A result to jump to. */
interface PaletteOption extends PaletteAction {
  /** unique and stable while more results arrive */
  key: string
  hint?: string
  icon: ReactNode
  /** actions shown by Tab */
  others?: readonly PaletteAction[]
}

export interface PaletteGroup {
  title: string
  options: readonly PaletteOption[]
  /** still loading; keeps its place */
  pending?: boolean
}

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onText: (text: string) => void
  groups: readonly PaletteGroup[]
  placeholder: string
}

/** Text with the match underlined. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed ? text.toLocaleLowerCase('en-US').indexOf(typed.toLocaleLowerCase('en-US')) : -1
  if (at < 0) return text
  const end = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <span className="underline decoration-2 underline-offset-4">{text.slice(at, end)}</span>
      {text.slice(end)}
    </>
  )
}

const itemStyle =
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-ink [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-soft'

const groupStyle =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-soft'

interface FoundProps {
  groups: readonly PaletteGroup[]
  typed: string
  onRun: (act: PaletteAction) => void
}

/** Results in groups. */
function Found({ groups, typed, onRun }: FoundProps) {
  const isPending = groups.some(({ pending }) => pending)
  return (
    <>
      {!isPending && (
        <Command.Empty className="px-3 py-6 text-center text-soft">Nothing matches.</Command.Empty>
      )}
      {groups.map(({ title, options, pending }) => (
        <Command.Group key={title} heading={title} className={groupStyle}>
          {pending && (
            <div className="flex min-h-11 items-center px-3" aria-hidden="true">
              <Skeleton className="h-4 w-1/2" />
            </div>
          )}
          {options.map((option) => (
            <Command.Item
              key={option.key}
              value={option.key}
              onSelect={() => onRun(option)}
              className={itemStyle}
            >
              {option.icon}
              <span className="min-w-0 flex-1 truncate">
                <span className="font-semibold">
                  <Matched text={option.label} typed={typed} />
                </span>
                {option.hint && (
                  <span className="ml-2 text-sm text-soft">
                    <Matched text={option.hint} typed={typed} />
                  </span>
                )}
              </span>
              <CornerDownLeft
                className="opacity-0 group-data-[selected=true]:opacity-100"
                aria-hidden="true"
              />
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </>
  )
}

/** A result's secondary actions. */
const Others = ({ of, onRun }: { of: PaletteOption; onRun: (act: PaletteAction) => void }) => (
  <Command.Group heading={`Actions for ${of.label}`} className={groupStyle}>
    {of.others?.map((act) => (
      <Command.Item key={act.label} value={act.label} onSelect={() => onRun(act)} className={itemStyle}>
        {act.label}
      </Command.Item>
    ))}
  </Command.Group>
)

const Keys = () => (
  <p className="flex gap-4 border-t border-line px-4 py-2.5 text-sm text-soft pointer-coarse:hidden">
    <span>
      <Key>↑</Key> <Key>↓</Key> choose
    </span>
    <span>
      <Key>↵</Key> open
    </span>
    <span>
      <Key>Tab</Key> actions
    </span>
  </p>
)

const MOVES: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])

/** The active option, its actions if open, and the way back. */
function useActionsOf(groups: readonly PaletteGroup[]) {
  const [chosen, setAt] = useState<string>()
  const [actionsOf, setActionsOf] = useState<PaletteOption>()
  const options = groups.flatMap((group) => group.options)
  const known = options.find(({ key }) => key === chosen)
  // Until the user moves, the first option is active, even if it arrives last. The library would pick the first to
  // arrive.
  const moved = useRef(false)
  const current = known ?? options[0]
  const at = actionsOf ? (chosen ?? '') : (current?.key ?? '')
  const move = () => {
    moved.current = true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (MOVES.has(event.key)) move()
    const isBack = event.key === 'Escape' || event.key === 'Backspace' || event.key === 'Tab'
    if (actionsOf && isBack) {
      setActionsOf(undefined)
      setAt(actionsOf.key)
    } else if (!actionsOf && event.key === 'Tab' && current?.others?.[0]) {
      setActionsOf(current)
      setAt(current.others[0].label)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const reset = () => {
    moved.current = false
    setActionsOf(undefined)
    setAt(undefined)
  }
  const onValueChange = (key: string) => {
    if (moved.current || actionsOf) setAt(key)
  }
  return { actionsOf, reset, keys: { value: at, onValueChange, onKeyDown, onPointerMove: move } }
}

/** A command palette; full screen on phones. */
export function Palette({ open, onOpenChange, text, onText, groups, placeholder }: PaletteProps) {
  const { actionsOf, reset, keys } = useActionsOf(groups)
  // Escape leads from the actions back to the results.
  const keepForActions = (event: globalThis.KeyboardEvent) => {
    if (actionsOf) event.preventDefault()
  }
  usePanel(open, onOpenChange, keepForActions)
  const run = (act: PaletteAction) => {
    reset()
    onOpenChange(false)
    act.run()
  }
  const type = (next: string) => {
    reset()
    onText(next)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilStyle} />
        <Radix.Content
          aria-describedby={undefined}
          onEscapeKeyDown={keepForActions}
          className="fixed inset-0 z-50 flex flex-col bg-surface text-ink shadow-lift-high data-[state=open]:animate-fade-in md:inset-x-0 md:top-[12vh] md:bottom-auto md:mx-auto md:w-160 md:rounded-2xl"
        >
          <Radix.Title className="sr-only">Jump to…</Radix.Title>
          <Command
            label="Jump to…"
            shouldFilter={false}
            vimBindings={false}
            loop
            {...keys}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line px-4 pt-safe-0">
              <Search className="size-5 shrink-0 text-soft" aria-hidden="true" />
              <Command.Input
                value={text}
                onValueChange={type}
                placeholder={placeholder}
                className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-soft"
              />
              <Radix.Close className="min-h-11 rounded-lg px-2 text-sm text-soft hover:text-ink">
                <span className="md:hidden">Close</span>
                <span className="max-md:hidden">
                  <Key>Esc</Key>
                </span>
              </Radix.Close>
            </div>
            <Command.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 md:max-h-75">
              {actionsOf ? (
                <Others of={actionsOf} onRun={run} />
              ) : (
                <Found groups={groups} typed={text.trim()} onRun={run} />
              )}
            </Command.List>
            <Keys />
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
