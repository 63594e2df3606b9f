import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../browser/class-names'
import { useChosenInView } from '../hooks/use-chosen-in-view'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import styles from './tabs.module.css'

export interface Tab<Value extends string | number> {
  value: Value
  label: ReactNode
  icon?: IconName | undefined
  count?: number | undefined
}

export interface TabsProps<Value extends string | number> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Told when a pointer or the focus comes near a tab, to fetch what it shows. */
  onApproach?: ((value: Value) => void) | undefined
  tabs: readonly Tab<Value>[]
  /** line: underlined, for pages; pill: filled, for the parts of a card. */
  kind?: 'line' | 'pill'
  className?: string | undefined
  children: ReactNode
}

/** Tabs and the panel of the chosen one; arrows, Home and End move and choose. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, value, onChange, onApproach, tabs, kind = 'line', className, children } = props
  const id = useId()
  const list = useChosenInView<HTMLDivElement>(value)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.value === value)
    const last = tabs.length - 1
    const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[
      event.key
    ]
    const target = next === undefined ? undefined : tabs[next]
    if (!target) return
    event.preventDefault()
    onChange(target.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={classNames(styles['list'], styles[kind])} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(tab.value)}
            onPointerEnter={() => onApproach?.(tab.value)}
            onFocus={() => onApproach?.(tab.value)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles['panel']}>
        {children}
      </div>
    </div>
  )
}
