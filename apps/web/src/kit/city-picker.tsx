import type { KeyboardEvent } from 'react'
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import styles from './city-picker.module.css'
import type { Place, PlaceGroup } from './place'
import { Spinner } from './spinner'
import { useText } from './text'
import { useActiveOption } from './use-active-option'
import { useDismiss } from './use-dismiss'
import { usePlaceSearch } from './use-place-search'

const loadPanel = () => import('./city-panel')
const CityPanel = lazy(() => loadPanel().then((module) => ({ default: module.CityPanel })))

export interface CityPickerProps {
  label: string
  value: Place | undefined
  onChange: (place: Place) => void
  /** Tabs: hot cities, then letter groups. */
  groups: readonly PlaceGroup[] | undefined
  history?: readonly Place[]
  search: (keyword: string, signal: AbortSignal) => Promise<readonly Place[]>
  error?: string | undefined
  /** Told on the first approach, to fetch the groups. */
  onApproach?: () => void
}

/** The longest thing a person may type (S5.21). */
const longestInput = 50
/** Cities side by side in a tab; the style sheet agrees. */
export const cityColumns = 5

/** A city by tab, by history or by typing: a combobox whose focus stays in the field. */
export function CityPicker({ label, value, onChange, groups, history = [], search, error, onApproach }: CityPickerProps) {
  const text = useText('kit/widgets')
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [tab, setTab] = useState<string>()
  const keyword = typed?.trim() ?? ''
  const found = usePlaceSearch(keyword, search)
  const group = groups?.find((one) => one.key === tab) ?? groups?.[0]
  const options = keyword ? found.places : (group?.places ?? [])
  const close = useCallback(() => {
    setOpen(false)
    setTyped(undefined)
  }, [])
  useDismiss(area, open, close)
  const pick = (place: Place | undefined) => {
    if (!place || place.disabled) return
    onChange(place)
    close()
    input.current?.focus()
  }
  const keys = useActiveOption({
    count: options.length,
    onPick: (index) => pick(options[index]),
    onClose: close,
    initial: keyword ? 0 : -1,
    columns: keyword ? 1 : cityColumns,
  })
  const approach = () => {
    void loadPanel()
    onApproach?.()
  }
  const show = () => {
    approach()
    setOpen(true)
    input.current?.select()
  }
  const press = (event: KeyboardEvent) => {
    if (open) keys.press(event)
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      show()
    }
  }
  return (
    <div ref={area} className={styles['picker']} onPointerEnter={approach}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && keys.active >= 0 ? `${id}-list-${keys.active}` : undefined}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestInput}
        placeholder={text.searchCity}
        value={typed ?? value?.name ?? ''}
        className={styles['input']}
        onFocus={approach}
        onClick={show}
        onKeyDown={press}
        onChange={(event) => {
          setOpen(true)
          setTyped(event.target.value)
          keys.setActive(-1)
        }}
      />
      <span className={styles['hint']}>{typed === undefined ? value?.code : ''}</span>
      {error && (
        <span id={`${id}-error`} className={styles['error']}>
          {error}
        </span>
      )}
      {open && (
        <div className={styles['panel']}>
          <Suspense fallback={<Spinner label={text.loading} />}>
            <CityPanel
              label={label}
              listId={`${id}-list`}
              keyword={keyword}
              settled={found.settled}
              groups={groups}
              group={group}
              onTab={(key) => {
                setTab(key)
                keys.setActive(-1)
              }}
              history={history}
              options={options}
              active={keys.active}
              chosen={value?.code}
              onPick={pick}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
