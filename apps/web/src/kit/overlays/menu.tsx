import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import { fetchOverlays, MenuPanel } from './late'
import type { MenuItem } from './menu-panel'
import styles from './menu.module.css'

export interface MenuProps {
  label: ReactNode
  /** The name for a screen reader when the label is an icon. */
  name?: string
  icon?: IconName
  items: readonly MenuItem[]
  /** Shown above the entries. */
  header?: ReactNode
  align?: 'start' | 'end'
  /** Told when the menu opens, to fetch what it shows. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
  /** Where something else leads from control to control. */
  tabIndex?: number
}

/** A button with a menu: arrows, Home, End, Escape and first letters as people expect. */
export function Menu({ label, name, icon, items, header, align = 'start', onOpen, className, tabIndex }: MenuProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const show = (next: boolean) => {
    if (next) onOpen?.()
    setOpen(next)
  }
  const openOnArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    show(true)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        tabIndex={tabIndex}
        {...(name && { 'aria-label': name, title: name })}
        className={classNames(styles['trigger'], className)}
        onPointerEnter={fetchOverlays}
        onClick={() => show(!open)}
        onKeyDown={openOnArrow}
      >
        {icon && <Icon name={icon} />}
        {label}
        {label && <Icon name="chevronDown" size={14} />}
      </button>
      {open && (
        <Suspense>
          <MenuPanel
            anchor={trigger}
            align={align}
            name={name ?? (typeof label === 'string' ? label : undefined)}
            items={items}
            header={header}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
