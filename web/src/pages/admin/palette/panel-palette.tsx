import { Clock, FlaskConical, LayoutGrid, type LucideIcon, Pill, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openTab } from '../../../lib/browser/open-tab.ts'
import { Palette } from '../../../ui/palette.tsx'
import { noteRecent } from './recent.ts'
import type { Target } from './targets.ts'
import { type TargetKind, useTargets } from './use-targets.ts'

const icons: Record<TargetKind, LucideIcon> = {
  recent: Clock,
  place: LayoutGrid,
  member: UserRound,
  peptide: FlaskConical,
  vitamin: Pill,
  vendor: Store,
}

interface PanelPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Jumps to a member, peptide, vitamin, vendor or tab. */
export default function PanelPalette({ open, onOpenChange }: PanelPaletteProps) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const found = useTargets(text, open)
  const go = ({ path, asTab }: Pick<Target, 'path' | 'asTab'>) => {
    if (asTab) openTab(path)
    else void navigate(path)
  }
  const jump = ({ others: _, ...target }: Target) => {
    noteRecent(target)
    go(target)
  }
  const groups = found.map(({ kind, title, targets, pending }) => {
    const Icon = icons[kind]
    const options = targets.map((target) => ({
      key: `${kind} ${target.key}`,
      label: target.label,
      hint: target.hint,
      icon: <Icon aria-hidden="true" />,
      run: () => jump(target),
      others: target.others?.map((other) => ({ label: other.label, run: () => go(other) })),
    }))
    return { title, options, pending }
  })
  const change = (next: boolean) => {
    if (!next) setText('')
    onOpenChange(next)
  }
  return (
    <Palette
      open={open}
      onOpenChange={change}
      text={text}
      onText={setText}
      groups={groups}
      placeholder="Member, peptide, vitamin, vendor or tab"
    />
  )
}
