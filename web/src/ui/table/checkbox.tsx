import type { ChangeEvent } from 'react'

interface CheckboxProps {
  /** names it: 'Select Jonas Berg' */
  label: string
  checked: boolean
  /** some of what it stands for is chosen */
  some?: boolean
  /** `span` says that everything from the last one on is meant: Shift was held */
  onChange: (how: { span: boolean }) => void
}

/** A mark on a row, with room for a finger around it. */
export function Checkbox({ label, checked, some = false, onChange }: CheckboxProps) {
  const change = ({ nativeEvent }: ChangeEvent) =>
    onChange({ span: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
  return (
    <label className="relative inline-grid size-11 cursor-pointer place-items-center md:size-8">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        onChange={change}
        className="size-4.5 cursor-pointer accent-accent"
      />
    </label>
  )
}
