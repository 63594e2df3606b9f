import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Drawer } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './filter-panel.module.css'

export interface FilterOption {
  value: string
  word: string
  /** Results that would be shown with this value, all other groups as they are; the sentence is for those who listen. */
  count: number
  countWord: string
  chosen: boolean
}

export interface FilterGroup {
  key: string
  title: string
  options: readonly FilterOption[]
  onToggle: (value: string) => void
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[]
  /** How many values are chosen. */
  active: number
  onReset: () => void
  /** The button that closes the sheet. */
  showWord: string
  /** Groups whose chosen values stand above the list too. */
  chips?: readonly string[] | undefined
}

/** Chosen values that stand above a list, each with what takes it off. */
export function FilterChips({ groups, chips = [] }: Pick<FilterPanelProps, 'groups' | 'chips'>) {
  const text = useText('booking/list')
  const chosen = groups
    .filter(({ key }) => chips.includes(key))
    .flatMap(({ title, options, onToggle }) =>
      options.filter((option) => option.chosen).map(({ value, word }) => ({ title, value, word, onToggle })),
    )
  if (chosen.length === 0) return null
  return (
    <div className={styles['chips']}>
      {chosen.map(({ title, value, word, onToggle }) => (
        <Button
          key={title + value}
          size="compact"
          icon="close"
          aria-label={text.takeOff({ group: title, value: word })}
          onClick={() => onToggle(value)}
        >
          {`${title} ${word}`}
        </Button>
      ))}
    </div>
  )
}

/** The filters beside a list. */
export function FilterColumn({ groups, active, onReset }: FilterPanelProps) {
  const text = useText('booking/list')
  return (
    <section aria-label={text.filters} className={styles['column']}>
      <div className={styles['head']}>
        <h2>{text.filters}</h2>
        {active > 0 && (
          <Button kind="quiet" size="compact" onClick={onReset}>
            {text.reset}
          </Button>
        )}
      </div>
      <Groups groups={groups} />
    </section>
  )
}

/** The same in a sheet, for narrow screens. */
export function FilterSheet({ groups, active, onReset, showWord }: FilterPanelProps) {
  const text = useText('booking/list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="filter" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? text.filtersActive({ count: active }) : text.filters}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={text.filters}
        actions={
          <>
            <Button onClick={onReset}>{text.reset}</Button>
            <Button kind="brand" onClick={() => setOpen(false)}>
              {showWord}
            </Button>
          </>
        }
      >
        <Groups groups={groups} />
      </Drawer>
    </>
  )
}

function Groups({ groups }: Pick<FilterPanelProps, 'groups'>) {
  return (
    <div className={styles['groups']}>
      {groups.map(({ key, title, options, onToggle }) => (
        <fieldset key={key} className={styles['group']}>
          <legend>{title}</legend>
          {options.map((option) => (
            <Option key={option.value} option={option} onToggle={() => onToggle(option.value)} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** One value with how many results it would show; greyed when none, unless it is chosen and must be undone. */
function Option({ option, onToggle }: { option: FilterOption; onToggle: () => void }) {
  return (
    <div className={styles['option']}>
      <Checkbox label={option.word} checked={option.chosen} disabled={option.count === 0 && !option.chosen} onChange={onToggle} />
      <span className={option.count === 0 ? styles['none'] : styles['count']}>
        <span aria-hidden>{option.count}</span>
        <span className="visually-hidden">{option.countWord}</span>
      </span>
    </div>
  )
}
