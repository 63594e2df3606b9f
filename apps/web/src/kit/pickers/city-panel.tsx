import { classNames } from '../browser/class-names'
import styles from './city-panel.module.css'
import { Icon } from '../marks/icon'
import type { Place, PlaceGroup } from './place'
import { Spinner } from '../feedback/spinner'
import { Tabs } from '../lists/tabs'
import { useText } from '../text/text'

export interface CityPanelProps {
  label: string
  listId: string
  keyword: string
  settled: boolean
  failed: boolean
  groups: readonly PlaceGroup[] | undefined
  group: PlaceGroup | undefined
  onTab: (key: string) => void
  history: readonly Place[]
  options: readonly Place[]
  active: number
  chosen: string | undefined
  /** Codes that people know, such as those of airports. */
  showCode: boolean
  names: 'short' | 'long'
  onPick: (place: Place) => void
}

/** What opens under a city field: what was found for the typed words, else history and tabs. */
export function CityPanel(props: CityPanelProps) {
  return props.keyword ? <Found {...props} /> : <Browse {...props} />
}

function Found({ keyword, settled, failed, options, ...rest }: CityPanelProps) {
  const text = useText('kit/widgets')
  const nothing = failed ? text.searchFailed : text.noCity({ input: keyword })
  return (
    <div className={styles['found']}>
      <Options {...rest} options={options} layout="lines" />
      <p role="status" className={options.length === 0 ? styles['none'] : 'visually-hidden'}>
        {!settled ? text.searching : options.length === 0 ? nothing : text.results({ count: options.length })}
      </p>
    </div>
  )
}

function Browse({ groups, group, onTab, history, onPick, label, ...rest }: CityPanelProps) {
  const text = useText('kit/widgets')
  if (!groups || !group) return <Spinner label={text.loading} />
  return (
    <div className={styles['browse']}>
      {history.length > 0 && (
        <div className={styles['history']}>
          <span className={styles['caption']}>{text.history}</span>
          {history.map((place) => (
            <button key={place.code} type="button" className={styles['past']} onClick={() => onPick(place)}>
              {place.name}
            </button>
          ))}
        </div>
      )}
      <Tabs
        kind="pill"
        label={label}
        value={group.key}
        onChange={onTab}
        tabs={groups.map(({ key, name }) => ({ value: key, label: name }))}
      >
        <Options {...rest} label={label} onPick={onPick} layout="grid" />
      </Tabs>
    </div>
  )
}

type OptionsProps = Pick<
  CityPanelProps,
  'label' | 'listId' | 'options' | 'active' | 'chosen' | 'onPick' | 'showCode' | 'names'
> & {
  layout: 'grid' | 'lines'
}

function Options({ label, listId, options, active, chosen, onPick, showCode, names, layout }: OptionsProps) {
  return (
    <ul role="listbox" id={listId} aria-label={label} className={classNames(styles[layout], styles[names])}>
      {options.map((place, index) => (
        <li
          key={`${place.kind}${place.code}`}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          {...(place.disabled && { 'aria-disabled': true })}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          className={classNames(
            styles['option'],
            index === active && styles['active'],
            place.code === chosen && styles['chosen'],
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          {layout === 'lines' && <Icon name={place.icon ?? (place.kind === 1 ? 'plane' : 'pin')} size={16} />}
          <span className={styles['name']}>{place.name}</span>
          {layout === 'lines' && (
            <>
              <span className={styles['more']}>{place.hint}</span>
              {showCode && <span className={styles['code']}>{place.code}</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
