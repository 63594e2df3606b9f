import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../actions/button'
import control from '../forms/input.module.css'
import field from '../forms/large-field.module.css'
import styles from './city-picker.module.css'
import { announce } from '../browser/announce'
import { classNames } from '../browser/class-names'
import type { Place, PlaceGroup } from './place'
import { Spinner } from '../feedback/spinner'
import { useText } from '../text/text'
import { useActiveOption } from '../hooks/use-active-option'
import { useDismiss } from '../hooks/use-dismiss'
import { usePlaceSearch } from './use-place-search'
import { useHeldForm } from '../hooks/use-held-form'
import { useTypedPlace, type FoundPlaces } from './use-typed-place'

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
  placeholder?: string | undefined
  /** How long the names in the tabs are: long ones stand three in a row, short ones five. */
  names?: keyof typeof columnsOf
  /** Shows codes that people know; without, the place's own hint stands under its name. */
  showCode?: boolean
  /** Draws its own border; without, it is part of a bar that has one. */
  framed?: boolean
  /** As tall as the other fields of a form, with the label above; the code is not shown. */
  compact?: boolean
  /** Lets the choice be taken back; the label names the button. */
  clear?: { label: string; onClear: () => void } | undefined
  /** Told on the first approach, to fetch the groups. */
  onApproach?: () => void
}

/** The longest thing a person may type is 50 (S5.21). */
const inputSettings = { autoComplete: 'off', spellCheck: false, maxLength: 50 }
/** Names side by side in a tab; the style sheet agrees. */
const columnsOf = { short: 5, long: 3 }

/** The options for what is typed, or of the open tab. */
function usePlaceOptions({ groups, search }: CityPickerProps) {
  const [typed, setTyped] = useState<string>()
  const [tab, setTab] = useState<string>()
  const keyword = typed?.trim() ?? ''
  const { places, settled, failed } = usePlaceSearch(keyword, search)
  const group = groups?.find((one) => one.key === tab) ?? groups?.[0]
  return { typed, setTyped, setTab, keyword, settled, failed, group, options: keyword ? places : (group?.places ?? []) }
}

/** What was found is a list whose first line Enter takes, the tabs are a grid. */
function layoutOf({ keyword, settled, options }: FoundPlaces, columns: number) {
  if (keyword === '') return { initial: -1, columns }
  return { initial: settled ? options.findIndex(({ disabled }) => !disabled) : -1, columns: 1 }
}

/** What is typed takes the place of what stands there, also of a default that comes only once the field is open. */
function useReplaceable(input: RefObject<HTMLInputElement | null>, replaceable: boolean, value: Place | undefined): void {
  useLayoutEffect(() => {
    if (replaceable) input.current?.select()
  }, [input, replaceable, value?.code])
}

/** Opening and closing, and what becomes of what was typed. */
function useOpening(props: CityPickerProps, found: ReturnType<typeof usePlaceOptions>) {
  const text = useText('kit/widgets')
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const { typed, setTyped, keyword } = found
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const take = (place: Place) => {
    announce(text.chosen({ field: props.label, value: place.name }))
    props.onChange(place)
    close()
  }
  const pick = (place: Place | undefined) => {
    if (!place || place.disabled) return
    take(place)
    input.current?.focus()
  }
  const approach = () => {
    void loadPanel().catch(() => undefined)
    props.onApproach?.()
  }
  const show = () => {
    approach()
    setOpen(true)
  }
  const typing = useTypedPlace(found, { pick, take })
  const leave = (byEscape: boolean) => {
    if (byEscape || keyword === '') return close()
    setOpen(false)
    typing.leave()
  }
  useDismiss(area, open, leave)
  useHeldForm(input, keyword !== '', show)
  useReplaceable(input, open && typed === undefined, props.value)
  const type = (value: string) => {
    setOpen(true)
    setTyped(value)
    typing.forget()
  }
  return { area, input, open, approach, show, close, pick, type, pressTyping: typing.press }
}

/** The keyboard of the field, and what its panel shows. */
function useCityPicker(props: CityPickerProps) {
  const found = usePlaceOptions(props)
  const { typed, setTab, keyword, settled, failed, group, options } = found
  const { pressTyping, type, close, pick, ...opening } = useOpening(props, found)
  const { open, show } = opening
  const layout = layoutOf(found, columnsOf[props.names ?? 'short'])
  const keys = useActiveOption({ count: options.length, onPick: (index) => pick(options[index]), onClose: close, ...layout })
  const press = (event: KeyboardEvent) => {
    if (open ? pressTyping(event) : event.key !== 'ArrowDown') return
    if (open) keys.press(event)
    else {
      event.preventDefault()
      show()
    }
  }
  const typeAnew = (value: string) => {
    type(value)
    keys.setActive(-1)
  }
  const onTab = (key: string) => {
    setTab(key)
    keys.setActive(-1)
  }
  const panel = { keyword, settled, failed, group, options, active: keys.active, onPick: pick, onTab }
  const unknown = !open && keyword !== '' && settled ? keyword : undefined
  return { ...opening, typed, active: keys.active, unknown, failed, press, type: typeAnew, panel }
}

/** A city by tab, by history or by typing: a combobox whose focus stays in the field. */
export function CityPicker(props: CityPickerProps) {
  const { label, value, showCode = true, framed = false, compact = false, clear } = props
  const text = useText('kit/widgets')
  const id = useId()
  const { area, input, open, typed, active, unknown, failed, approach, show, press, type, panel } = useCityPicker(props)
  const error = unknown === undefined ? props.error : failed ? text.searchFailed : text.noCity({ input: unknown })
  const listId = `${id}-list`
  return (
    <div
      ref={area}
      className={classNames(styles['picker'], compact ? styles['compact'] : field['field'], framed && styles['framed'])}
      onPointerEnter={approach}
    >
      <label htmlFor={id} className={compact ? styles['label'] : field['label']}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...inputSettings}
        placeholder={props.placeholder ?? text.searchCity}
        value={typed ?? value?.name ?? ''}
        className={compact ? control['control'] : field['input']}
        onFocus={approach}
        onClick={show}
        onKeyDown={press}
        onChange={(event) => type(event.target.value)}
      />
      {(error || !compact) && (
        <Below id={`${id}-error`} error={error} hint={typed === undefined ? (showCode ? value?.code : value?.hint) : ''} />
      )}
      {clear && value && (
        <span className={styles['clear']}>
          <IconButton icon="close" size="compact" label={clear.label} onClick={clear.onClear} />
        </span>
      )}
      {open && <OpenPanel {...props} panel={panel} listId={listId} />}
    </div>
  )
}

/** What is wrong, else what stands behind the name. */
const Below = ({ id, error, hint }: { id: string; error: string | undefined; hint: string | undefined }) => (
  <span id={id} className={error ? styles['error'] : styles['hint']}>
    {error ?? hint}
  </span>
)

type OpenPanelProps = CityPickerProps & { panel: ReturnType<typeof useCityPicker>['panel']; listId: string }

function OpenPanel({ panel, listId, label, groups, history = [], value, names = 'short', showCode = true }: OpenPanelProps) {
  const text = useText('kit/widgets')
  const shown = { label, listId, groups, history, names, showCode, chosen: value?.code }
  return (
    <div className={styles['panel']}>
      <Suspense fallback={<Spinner label={text.loading} />}>
        <CityPanel {...panel} {...shown} />
      </Suspense>
    </div>
  )
}
