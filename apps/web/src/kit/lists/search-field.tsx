import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../actions/button'
import { announce } from '../browser/announce'
import { classNames } from '../browser/class-names'
import { Input } from '../forms/input'
import { useActiveOption } from '../hooks/use-active-option'
import { useDismiss } from '../hooks/use-dismiss'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import styles from './search-field.module.css'
import { useTypedSearch } from './use-typed-search'

/** What typed words may mean. */
export interface Suggestion {
  key: string
  /** What kind of thing it is: a state, a person, an order. */
  kind: string
  name: string
  /** A filter of its own is set instead of the words; without, the name becomes the words. */
  take?: (() => void) | undefined
}

export interface SearchFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  suggest?: ((typed: string) => readonly Suggestion[]) | undefined
}

const settings = { enterKeyHint: 'search', autoComplete: 'off', spellCheck: false, maxLength: 50 } as const

function useSearchField({ label, value, onChange, suggest }: SearchFieldProps) {
  const words = useText('kit/widgets')
  const area = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { text, type, apply } = useTypedSearch(value, onChange)
  const suggestions = open && suggest && text.trim() ? suggest(text.trim()) : []
  const take = ({ kind, name, take: set }: Suggestion) => {
    announce(words.chosen({ field: set ? kind : label, value: name }))
    setOpen(false)
    apply(set ? '' : name)
    set?.()
  }
  const keys = useActiveOption({
    count: suggestions.length,
    onPick: (index) => take(suggestions[index]!),
    onClose: () => setOpen(false),
    initial: -1,
  })
  useDismiss(area, suggestions.length > 0, () => setOpen(false))
  const press = (event: KeyboardEvent) => {
    if (suggestions.length > 0) keys.press(event)
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    setOpen(false)
    apply(text)
  }
  const write = (next: string) => {
    setOpen(true)
    keys.setActive(-1)
    type(next)
  }
  const clear = () => apply('')
  return { area, text, suggestions, active: keys.active, press, write, take, clear }
}

/** One field for a whole list: what is typed narrows it at once, and below stands what else it may mean. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, suggest } = props
  const text = useText('kit/widgets')
  const id = useId()
  const { area, text: typed, suggestions, active, press, write, take, clear } = useSearchField(props)
  const open = suggestions.length > 0
  const combobox = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-autocomplete': 'list',
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
  } as const
  return (
    <div ref={area} className={styles['search']}>
      <Icon name="search" size={18} />
      <Input
        {...settings}
        {...(suggest && combobox)}
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      {typed && (
        <span className={styles['clear']}>
          <IconButton icon="close" size="compact" label={text.clear} onClick={clear} />
        </span>
      )}
      {open && <Suggestions id={id} label={label} suggestions={suggestions} active={active} take={take} />}
    </div>
  )
}

type SuggestionsProps = Pick<ReturnType<typeof useSearchField>, 'suggestions' | 'active' | 'take'> & { id: string; label: string }

function Suggestions({ id, label, suggestions, active, take }: SuggestionsProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles['suggestions']}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classNames(styles['suggestion'], index === active && styles['active'])}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
          <span className={styles['kind']}>{suggestion.kind}</span>
          <span className={styles['name']}>{suggestion.name}</span>
        </li>
      ))}
    </ul>
  )
}
