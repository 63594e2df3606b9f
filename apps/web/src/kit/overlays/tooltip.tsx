import { cloneElement, Suspense, useEffect, useId, useRef, useState, type HTMLAttributes, type ReactElement } from 'react'
import { fetchOverlays, TooltipPanel } from './late'

export interface TooltipProps {
  /** What it says; it describes the element for a screen reader, too. */
  text: string
  /** What it belongs to: one element that takes the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

const [overMs, pressMs] = [400, 500]

/** A few words beside what the pointer rests on, the keyboard has reached, or a finger is kept on; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const soon = (ms: number) => {
    fetchOverlays()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), ms)
  }
  const away = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const own: HTMLAttributes<HTMLElement> & { ref: typeof anchor } = {
    ref: anchor,
    ...(open && { 'aria-describedby': id }),
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && soon(overMs),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && away(),
    onPointerDown: ({ pointerType }) => (pointerType === 'touch' ? soon(pressMs) : away()),
    onPointerUp: () => clearTimeout(timer.current),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && soon(0),
    onBlur: away,
  }
  return (
    <>
      {cloneElement(children, own)}
      {open && (
        <Suspense>
          <TooltipPanel id={id} anchor={anchor} text={text} onClose={away} />
        </Suspense>
      )}
    </>
  )
}
