import type { KeyboardEvent, ReactNode } from 'react'
import { useCallback, useRef, useState } from 'react'
import { classNames } from './class-names'
import styles from './combobox.module.css'
import type { FieldControl } from './field'
import { Input } from './input'
import { useText } from './text'
import { useActiveOption } from './use-active-option'
import { useDismiss } from './use-dismiss'

export interface ComboboxOption {
  key: string
  /** What the field shows when chosen. */
  label: string
  detail?: ReactNode
  disabled?: boolean
}

export interface ComboboxProps {
  /** Id and descriptions from the field around it. */
  control: FieldControl
  label: string
  /** What is typed, or the label of what is chosen. */
  value: string
  onType: (value: string) => void
  onPick: (option: ComboboxOption) => void
  options: readonly ComboboxOption[]
  busy?: boolean
  placeholder?: string
}

/** A text field with a list of suggestions; the person who uses it decides what a keyword finds. */
export function Combobox({ control, label, value, onType, onPick, options, busy, placeholder }: ComboboxProps) {
  const text = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, open, close)
  const pick = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return
    onPick(option)
    close()
  }
  const keys = useActiveOption({
    count: options.length,
    onPick: (index) => pick(options[index]),
    onClose: close,
    initial: value ? 0 : -1,
  })
  const press = (event: KeyboardEvent) => {
    if (open) keys.press(event)
    else if (event.key === 'ArrowDown') setOpen(true)
  }
  const listId = `${control.id}-list`
  return (
    <div ref={area} className={styles['combobox']}>
      <Input
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
        autoComplete="off"
        maxLength={50}
        value={value}
        placeholder={placeholder}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onChange={(event) => {
          setOpen(true)
          keys.setActive(-1)
          onType(event.target.value)
        }}
      />
      {open && (
        <div className={styles['panel']}>
          <ul role="listbox" id={listId} aria-label={label}>
            {options.map((option, index) => (
              <li
                key={option.key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === keys.active}
                {...(option.disabled && { 'aria-disabled': true })}
                className={classNames(styles['option'], index === keys.active && styles['active'])}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles['detail']}>{option.detail}</span>}
              </li>
            ))}
          </ul>
          {options.length === 0 && (
            <p role="status" className={styles['none']}>
              {busy ? text.searching : text.noResults}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
