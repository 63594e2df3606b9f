import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { useEffect, useState } from 'react'
import { findTravellers } from '../../api/calls.generated'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { ErrorState } from '../../kit/error-state'
import { Field } from '../../kit/field'
import { Icon } from '../../kit/icon'
import { Input } from '../../kit/input'
import { SkeletonList } from '../../kit/skeleton'
import { useText } from '../../kit/text'
import styles from './traveller-search.module.css'

export interface TravellerSearchProps {
  chosenIds: readonly string[]
  max: number
  /** Who is being added right now. */
  busyId?: string | undefined
  onAdd: (traveller: TravellerSummary) => void
}

const typingPause = 200

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Colleagues whom the caller may book for, found by name, pinyin, mobile or department. */
export function TravellerSearch({ chosenIds, max, busyId, onAdd }: TravellerSearchProps) {
  const text = useText('booking/choice')
  const [keyword, setKeyword] = useState('')
  const settled = useSettled(keyword.trim())
  const found = useRead(findTravellers, settled ? { keyword: settled } : {}, { keepFormer: true })
  const list = found.data?.list ?? []
  return (
    <div className={styles['search']}>
      <Field label={text.search} hideLabel>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={50}
            placeholder={text.searchHint}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className={styles['found']}>
        {found.isFetching ? text.searching : text.found({ count: list.length })}
      </p>
      {found.error && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonList count={5} height={56} gap={8} />}
      {found.data && list.length === 0 && (
        <EmptyState icon="users" title={text.noneFound}>
          {text.noneFoundWhy}
        </EmptyState>
      )}
      <ul className={styles['people']}>
        {list.map((person) => (
          <Person
            key={person.employeeId}
            person={person}
            chosen={chosenIds.includes(person.employeeId)}
            busy={busyId === person.employeeId}
            full={chosenIds.length >= max ? text.limit({ max }) : undefined}
            onAdd={onAdd}
          />
        ))}
      </ul>
    </div>
  )
}

interface PersonProps {
  person: TravellerSummary
  chosen: boolean
  busy: boolean
  full: string | undefined
  onAdd: (traveller: TravellerSummary) => void
}

function Person({ person, chosen, busy, full, onAdd }: PersonProps) {
  const text = useText('booking/choice')
  return (
    <li className={styles['person']}>
      <PersonWords person={person} />
      {chosen ? (
        <span className={styles['chosen']}>
          <Icon name="check" size={16} />
          {text.added}
        </span>
      ) : (
        <Button
          size="compact"
          icon="plus"
          busy={busy}
          disabledReason={full}
          aria-label={text.add({ name: person.name })}
          onClick={() => onAdd(person)}
        >
          {text.addShort}
        </Button>
      )}
    </li>
  )
}

/** A colleague by name, department and grade. */
export function PersonWords({ person }: { person: TravellerSummary }) {
  return (
    <span className={styles['words']}>
      <strong>{person.name}</strong>
      <span>{[person.departmentName, person.gradeName].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
