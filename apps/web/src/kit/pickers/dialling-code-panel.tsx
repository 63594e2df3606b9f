import type { DiallingCode } from '@sojourn/contract/reference/country.shapes'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../browser/class-names'
import styles from './dialling-code.module.css'
import { byTitle, searchDiallingCodes, type DiallingGroup } from './dialling-codes'
import { Input } from '../forms/input'
import { useText } from '../text/text'
import { useActiveOption } from '../hooks/use-active-option'

export interface DiallingCodePanelProps {
  list: readonly DiallingCode[]
  hotList: readonly DiallingCode[]
  /** The region of the chosen code. */
  chosen: string
  onPick: (code: DiallingCode) => void
  onClose: () => void
}

/** S5.21 */
const longestSearch = 50

/** Search, the usual codes, then all under their letters; a combobox whose focus stays in the search field. */
export function DiallingCodePanel({ list, hotList, chosen, onPick, onClose }: DiallingCodePanelProps) {
  const text = useText('kit/dialling-code')
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const [keyword, setKeyword] = useState('')
  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  const groups: DiallingGroup[] = keyword.trim()
    ? [{ key: 'found', letter: undefined, codes: searchDiallingCodes(list, keyword) }]
    : [{ key: 'hot', letter: text.hot, codes: hotList }, ...byTitle(list)]
  const options = groups.flatMap(({ codes }) => codes)
  const pick = (index: number) => {
    const option = options[index]
    if (option) onPick(option)
  }
  const { active, setActive, press } = useActiveOption({
    count: options.length,
    onPick: pick,
    onClose,
    initial: keyword ? 0 : -1,
  })
  const type = (value: string) => {
    setKeyword(value)
    setActive(-1)
  }
  return (
    <>
      <Input
        ref={search}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-label={text.search}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={longestSearch}
        placeholder={text.search}
        value={keyword}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div role="listbox" id={id} aria-label={text.list} className={styles['list']}>
        <Groups groups={groups} id={id} active={active} chosen={chosen} onPick={pick} />
      </div>
      <p role="status" className={options.length === 0 ? styles['none'] : 'visually-hidden'}>
        {options.length === 0 ? text.none : keyword && text.results({ count: options.length })}
      </p>
    </>
  )
}

interface GroupsProps {
  groups: readonly DiallingGroup[]
  id: string
  active: number
  chosen: string
  onPick: (index: number) => void
}

function Groups({ groups, id, active, chosen, onPick }: GroupsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { codes }) => sum + codes.length, 0))
  return groups.map(({ key, letter, codes }, group) => (
    <div key={key} role="group" aria-label={letter}>
      {letter && (
        <div aria-hidden className={styles['letter']}>
          {letter}
        </div>
      )}
      {codes.map(({ code, areaName, region }, index) => {
        const position = (starts[group] ?? 0) + index
        return (
          <div
            key={region}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === active}
            ref={(element) => {
              if (position === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            className={classNames(
              styles['option'],
              position === active && styles['active'],
              region === chosen && styles['chosen'],
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(position)}
          >
            <span className={styles['area']}>{areaName}</span>
            <span className={styles['code']}>+{code}</span>
          </div>
        )
      })}
    </div>
  ))
}
