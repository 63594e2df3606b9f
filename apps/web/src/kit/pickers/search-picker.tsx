import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../actions/button'
import { announce } from '../browser/announce'
import { classNames } from '../browser/class-names'
import { Field, type FieldControl } from '../forms/field'
import { Input } from '../forms/input'
import { useActiveOption } from '../hooks/use-active-option'
import { useDismiss } from '../hooks/use-dismiss'
import { useHeldForm } from '../hooks/use-held-form'
import { useTopPanel } from '../hooks/use-top-panel'
import { useText } from '../text/text'
import type { Place } from './place'
import styles from './search-picker.module.css'
import { usePlaceSearch } from './use-place-search'
import { useTypedPlace } from './use-typed-place'

export interface SearchPickerProps {
  label: string
  /** The label is read but not shown. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  help?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** By what it is found. */
  placeholder: string
  /** Said where nothing was found for what is typed. */
  none: string
  value: Place | undefined
  onChange: (value: Place | undefined) => void
  /** Stays the same from one drawing to the next. */
  search: (keyword: string, signal: AbortSignal) => Promise<readonly Place[]>
}

/** What is typed, what was found for it, and how one of them is taken. */
function useTypedSearch({ label, onChange, search }: SearchPickerProps) {
  const text = useText('kit/widgets')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const keyword = typed?.trim() ?? ''
  const { places: options, settled, failed } = usePlaceSearch(keyword, search)
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const take = (place: Place) => {
    announce(text.chosen({ field: label, value: place.name }))
    onChange(place)
    close()
  }
  const pick = (place: Place | undefined) => {
    if (!place) return
    take(place)
    input.current?.focus()
  }
  const typing = useTypedPlace({ keyword, settled, options }, { pick, take })
  useHeldForm(input, keyword !== '', () => setOpen(true))
  const write = (next: string) => {
    typing.forget()
    setTyped(next)
    setOpen(true)
    if (next === '') onChange(undefined)
  }
  const hide = () => setOpen(false)
  return {
    input,
    typed,
    keyword,
    options,
    settled,
    failed,
    open,
    pressTyping: typing.press,
    leaveTyping: typing.leave,
    write,
    pick,
    close,
    hide,
  }
}

/** The keyboard of the field, and where its list stands. */
function useSearchPicker(props: SearchPickerProps) {
  const found = useTypedSearch(props)
  const { input, keyword, options, settled, open, pressTyping, leaveTyping, write, pick, close, hide } = found
  const area = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const initial = settled && options.length > 0 ? 0 : -1
  const keys = useActiveOption({ count: options.length, onPick: (index) => pick(options[index]), onClose: close, initial })
  const shown = open && keyword !== ''
  const leave = (byEscape: boolean) => {
    if (byEscape || keyword === '') return close()
    hide()
    leaveTyping()
  }
  useDismiss(area, open, leave)
  useTopPanel(input, panel, shown)
  const press = (event: KeyboardEvent) => {
    if (shown && !pressTyping(event)) keys.press(event)
  }
  const type = (next: string) => {
    keys.setActive(-1)
    write(next)
  }
  const clear = () => {
    close()
    props.onChange(undefined)
    input.current?.focus()
  }
  const unknown = !open && keyword !== '' && settled && options.length === 0
  return { ...found, area, panel, shown, unknown, active: keys.active, press, type, clear }
}

/** One of many, found by typing: a combobox whose focus stays in the field. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hideLabel, hint, help, required } = props
  const text = useText('kit/widgets')
  const state = useSearchPicker(props)
  const error = state.unknown ? (state.failed ? text.searchFailed : props.none) : props.error
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} help={help} required={required} error={error}>
      {(control) => <Combobox {...props} control={control} state={state} />}
    </Field>
  )
}

type State = ReturnType<typeof useSearchPicker>

function Combobox({
  label,
  placeholder,
  value,
  none,
  control,
  state,
}: SearchPickerProps & { control: FieldControl; state: State }) {
  const text = useText('kit/widgets')
  const id = useId()
  const { area, input, typed, shown, active, type, press, clear } = state
  return (
    <span ref={area} className={styles['field']}>
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-expanded={shown}
        aria-autocomplete="list"
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        placeholder={placeholder}
        className={styles['input']}
        value={typed ?? value?.name ?? ''}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      {(value ?? typed) && (
        <span className={styles['clear']}>
          <IconButton icon="close" size="compact" label={`${text.clear} ${label}`} onClick={clear} />
        </span>
      )}
      {shown && <Found id={id} label={label} none={none} state={state} />}
    </span>
  )
}

function Found({ id, label, none, state }: { id: string; label: string; none: string; state: State }) {
  const text = useText('kit/widgets')
  const { panel, options, settled, failed, active, pick } = state
  const nothing = failed ? text.searchFailed : none
  return (
    <div ref={panel} popover="manual" className={styles['panel']}>
      <ul id={id} role="listbox" aria-label={label}>
        {options.map(({ code, name, hint }, index) => (
          <li
            key={code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            className={classNames(styles['option'], index === active && styles['active'])}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(options[index])}
          >
            <span className={styles['name']}>{name}</span>
            <span className={styles['more']}>{hint}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={options.length === 0 ? styles['status'] : 'visually-hidden'}>
        {!settled ? text.searching : options.length === 0 ? nothing : text.results({ count: options.length })}
      </p>
    </div>
  )
}
