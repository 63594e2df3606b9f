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
  const initial = value ? 0 : -1
  const keys = useActiveOption({ count: options.length, onPick: (index) => pick(options[index]), onClose: close, initial })
  const press = (event: KeyboardEvent) => {
    if (open) keys.press(event)
    else if (event.key === 'ArrowDown') setOpen(true)
  }
  const type = (typed: string) => {
    setOpen(true)
    keys.setActive(-1)
    onType(typed)
  }
  const list = { listId: `${control.id}-list`, label, options, active: keys.active, onPick: pick }
  return (
    <div ref={area} className={styles['combobox']}>
      <Input
        {...control}
        {...comboboxState(list.listId, open, keys.active)}
        autoComplete="off"
        maxLength={50}
        value={value}
        placeholder={placeholder}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      {open && <Suggestions {...list} nothing={busy ? text.searching : text.noResults} />}
    </div>
  )
}

/** What a screen reader is told about the field and its list. */
const comboboxState = (listId: string, open: boolean, active: number) => ({
  role: 'combobox',
  'aria-expanded': open,
  'aria-autocomplete': 'list' as const,
  'aria-controls': open ? listId : undefined,
  'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
})

interface SuggestionsProps {
  listId: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  onPick: (option: ComboboxOption) => void
  nothing: string
}

function Suggestions({ listId, label, options, active, onPick, nothing }: SuggestionsProps) {
  return (
    <div className={styles['panel']}>
      <ul role="listbox" id={listId} aria-label={label}>
        {options.map((option, index) => (
          <li
            key={option.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            {...(option.disabled && { 'aria-disabled': true })}
            className={classNames(styles['option'], index === active && styles['active'])}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles['detail']}>{option.detail}</span>}
          </li>
        ))}
      </ul>
      {options.length === 0 && (
        <p role="status" className={styles['none']}>
          {nothing}
        </p>
      )}
    </div>
  )
}
