import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { cx } from '../../lib/classes.ts'
import type { RowShellProps } from './table-types.ts'

type Sortable = ReturnType<typeof useSortable>

/** What a sortable row provides to its handle. */
const RowContext = createContext<Sortable | undefined>(undefined)

/** Transition of the other rows, in milliseconds. */
const MAKE_ROOM = { duration: 150, easing: 'ease' }

/** A sortable row's element; pass it to a table as `shell`. */
export function DraggedRow<Row extends { id: number }>(props: RowShellProps<Row>) {
  const { row, as: As, ref, className, children, ...rest } = props
  const sortable = useSortable({ id: row.id, transition: MAKE_ROOM })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const place = (element: HTMLElement | null) => {
    setNodeRef(element)
    if (typeof ref === 'function') ref(element)
  }
  return (
    <RowContext value={sortable}>
      <As
        ref={place as never}
        {...rest}
        style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
        className={cx(
          className,
          isDragging && 'relative z-10 bg-surface shadow-[0_-2px_0_var(--accent),0_2px_0_var(--accent)]',
        )}
      >
        {children}
      </As>
    </RowContext>
  )
}

interface DragHandleProps {
  /** the row's name: 'BPC-157' */
  name: string
  /** explains a move, or why it isn't possible */
  tip?: string
  disabled?: boolean
}

/** The drag handle: pointer, or Space, arrow keys and Space again. */
export function DragHandle({ name, tip, disabled = false }: DragHandleProps) {
  const sortable = useContext(RowContext)
  const style = cx(
    'inline-grid size-11 touch-none place-items-center rounded-xl text-soft md:size-8',
    disabled ? 'cursor-not-allowed opacity-40' : 'cursor-grab hover:bg-sunken hover:text-ink',
    sortable?.isDragging && 'cursor-grabbing bg-accent-soft text-accent-ink ring-2 ring-accent',
  )
  const held = !disabled && sortable ? { ...sortable.attributes, ...sortable.listeners } : {}
  return (
    <button
      type="button"
      {...held}
      ref={sortable?.setActivatorNodeRef}
      data-own-keys=""
      aria-label={`Move ${name}`}
      aria-disabled={disabled || undefined}
      title={tip}
      className={style}
    >
      <GripVertical aria-hidden="true" className="size-5 md:size-4.5" />
    </button>
  )
}

/** Screen reader announcements. */
function announcements(ids: readonly number[], nameOf: (id: number) => string): Announcements {
  const index = (id: UniqueIdentifier | undefined) => `${ids.indexOf(Number(id)) + 1} of ${ids.length}`
  const name = (id: UniqueIdentifier) => nameOf(Number(id))
  return {
    onDragStart: ({ active }) => `Lifted ${name(active.id)} from place ${index(active.id)}.`,
    onDragOver: ({ active, over }) => over && `${name(active.id)} is at place ${index(over.id)}.`,
    onDragEnd: ({ active, over }) => `Dropped ${name(active.id)} at place ${index(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Returned ${name(active.id)} to its place.`,
  } as Announcements
}

const INSTRUCTIONS = {
  draggable:
    'Press Space to lift the row, the arrow keys to move it, Space to drop it, and Escape to put it back.',
}

interface DragAreaProps {
  /** in render order */
  ids: readonly number[]
  nameOf: (id: number) => string
  /** the new order after a drop */
  onOrder: (ids: number[], moved: number) => void
  children: ReactNode
}

/** Sortable rows, by pointer and keyboard. */
export function DragArea({ ids, nameOf, onOrder, children }: DragAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove([...ids], from, to), Number(active.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(ids, nameOf),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
