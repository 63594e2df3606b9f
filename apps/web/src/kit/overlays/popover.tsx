import type { ReactNode } from 'react'
import { useCallback, useId, useRef, useState } from 'react'
import { buttonClass, type ButtonKind, type ButtonSize } from '../actions/button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import styles from './popover.module.css'
import { useDismiss } from '../hooks/use-dismiss'

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

/** Pixels that stay free at the edge of a narrow screen. */
const edge = 8

/** A panel that would leave the screen at its end moves back by as much. */
function keepInSight(panel: HTMLElement | null): void {
  if (!panel) return
  const beyond = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - edge)
  if (beyond > 0) panel.style.translate = `${-beyond}px`
}

/** A button that unfolds a small panel under it. */
export function Popover({ label, title, icon, kind = 'quiet', size = 'compact', align = 'start', children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback((refocus: boolean) => {
    setOpen(false)
    if (refocus) trigger.current?.focus()
  }, [])
  useDismiss(area, open, close)
  return (
    <span ref={area} className={styles['anchor']}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClass(kind, size)}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} size={16} />}
        {label}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {open && (
        <div ref={keepInSight} id={id} role="group" aria-label={title} className={classNames(styles['panel'], styles[align])}>
          {children}
        </div>
      )}
    </span>
  )
}
