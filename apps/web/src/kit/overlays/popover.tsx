import { Suspense, useRef, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonKind, type ButtonSize } from '../actions/button'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { fetchOverlays, PopoverPanel } from './late'

export interface PopoverProps {
  /** What the button shows, and the name of what opens. */
  label: ReactNode
  title?: string
  icon?: IconName
  kind?: ButtonKind
  size?: ButtonSize
  align?: 'start' | 'end'
  children: ReactNode
}

/** A button that unfolds a small panel beside it, wherever there is room. */
export function Popover({ label, title, icon, kind = 'quiet', size = 'compact', align = 'start', children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonClass(kind, size)}
        onPointerEnter={fetchOverlays}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} size={16} />}
        {label}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {open && (
        <Suspense>
          <PopoverPanel anchor={trigger} title={title ?? label} align={align} onClose={() => setOpen(false)}>
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
