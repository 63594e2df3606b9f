import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { announce } from '../browser/announce'
import { classNames } from '../browser/class-names'
import type { FieldControl } from '../forms/field'
import { Input, Select } from '../forms/input'
import { useActiveOption } from '../hooks/use-active-option'
import { useDismiss } from '../hooks/use-dismiss'
import { useTopPanel } from '../hooks/use-top-panel'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import { foundChoices, shownAtMost, type ChooserChoice } from './chooser-choices'
import styles from './chooser.module.css'

export interface ChooserProps extends Partial<FieldControl> {
  /** What is chosen, in words. */
  name: string
  choices: readonly ChooserChoice[]
  /** Said of no choice, which is an empty id; without, one is always chosen. */
  none?: string | undefined
  value: string
  onChange: (id: string) => void
}

/** More are looked through by typing. */
const listedAtMost = 30

/** One of several that have names: a list to open where there are few, a field to search in where there are many. */
export function Chooser(props: ChooserProps) {
  const { name, choices, none, value, onChange, ...control } = props
  if (choices.length > listedAtMost) return <Searched {...props} />
  return (
    <Select
      {...control}
      {...(!control.id && { 'aria-label': name })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id, name: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </Select>
  )
}

/** What is typed and found; leaving without a choice keeps what was chosen. */
function useSearched({ name, choices, none, value, onChange }: ChooserProps) {
  const text = useText('kit/widgets')
  const area = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const offered = none === undefined ? choices : [{ id: '', name: none }, ...choices]
  const found = typed?.trim() ? foundChoices(choices, typed) : offered
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const pick = (choice: ChooserChoice | undefined) => {
    if (!choice) return
    announce(text.chosen({ field: name, value: choice.name.trim() }))
    onChange(choice.id)
    close()
  }
  const chosen = found.findIndex(({ id }) => id === value)
  const keys = useActiveOption({
    count: Math.min(found.length, shownAtMost),
    onPick: (index) => pick(found[index]),
    onClose: close,
    initial: chosen >= 0 && chosen < shownAtMost ? chosen : 0,
  })
  const show = () => {
    keys.setActive(-1)
    setOpen(true)
  }
  useDismiss(area, open, close)
  useTopPanel(input, panel, open)
  const press = (event: KeyboardEvent) => {
    if (open) keys.press(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
      event.preventDefault()
      show()
    }
  }
  const type = (next: string) => {
    setTyped(next)
    show()
  }
  const shown = (offered.find(({ id }) => id === value)?.name ?? '').trim()
  return { area, input, panel, typed, open, found, active: keys.active, shown, show, press, type, pick }
}

function Searched(props: ChooserProps) {
  const { name, choices: _, none: __, value: ___, onChange: ____, ...control } = props
  const text = useText('kit/widgets')
  const id = useId()
  const state = useSearched(props)
  const { area, input, typed, open, active, shown, show, press, type } = state
  return (
    <span ref={area} className={styles['field']}>
      <Input
        {...control}
        {...(!control.id && { 'aria-label': name })}
        ref={input}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={open ? shown || text.typeToFind : text.typeToFind}
        className={styles['input']}
        value={typed ?? (open ? '' : shown)}
        onClick={show}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      <span className={styles['arrow']}>
        <Icon name="chevronDown" size={16} />
      </span>
      {open && <Found id={id} name={name} state={state} />}
    </span>
  )
}

function Found({ id, name, state }: { id: string; name: string; state: ReturnType<typeof useSearched> }) {
  const { panel, found, active, pick } = state
  return (
    <div ref={panel} popover="manual" className={styles['panel']}>
      <ul id={id} role="listbox" aria-label={name}>
        {found.slice(0, shownAtMost).map((choice, index) => (
          <li
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            className={classNames(styles['option'], index === active && styles['active'])}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(choice)}
          >
            {choice.name}
          </li>
        ))}
      </ul>
      <Status count={found.length} />
    </div>
  )
}

/** How many were found, read out; seen where none was, or more than are shown. */
function Status({ count }: { count: number }) {
  const text = useText('kit/widgets')
  const words = count === 0 ? text.noResults : count > shownAtMost ? text.moreToFind({ count }) : text.results({ count })
  return (
    <p role="status" className={count > 0 && count <= shownAtMost ? 'visually-hidden' : styles['status']}>
      {words}
    </p>
  )
}
