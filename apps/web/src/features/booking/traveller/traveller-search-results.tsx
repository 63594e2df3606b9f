import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { Button, IconButton } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Icon } from '../../../kit/marks/icon'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import styles from './traveller-search.module.css'

interface Read {
  data: { list: TravellerSummary[] } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}
export interface ResultProps {
  read: Read
  chosenIds: readonly string[]
  max: number
  /** Who is being added or removed right now; the others wait for it. */
  busyId?: string | undefined
  none: string
  noneWhy: string
  only?: ((person: TravellerSummary) => boolean) | undefined
  onAdd: (traveller: TravellerSummary) => void
  onRemove?: ((traveller: TravellerSummary) => void) | undefined
}

/** People who were found, each with a button that chooses. */
export function TravellerResults({ read, none, noneWhy, only = () => true, ...props }: ResultProps) {
  const text = useText('booking/placing/choice')
  const list = read.data?.list.filter(only) ?? []
  const full = props.chosenIds.length >= props.max ? text.limit({ max: props.max }) : undefined
  return (
    <>
      <p role="status" className={styles['found']}>
        {read.isFetching ? text.searching : read.data && text.found({ count: list.length })}
      </p>
      {read.error && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!read.error && !read.data && <SkeletonList count={5} height={56} gap={8} />}
      {read.data && list.length === 0 && (
        <EmptyState icon="users" title={none}>
          {noneWhy}
        </EmptyState>
      )}
      <ul className={styles['people']}>
        {list.map((person) => (
          <Person key={person.employeeId} {...props} person={person} full={full} />
        ))}
      </ul>
    </>
  )
}

interface PersonProps extends Pick<ResultProps, 'chosenIds' | 'busyId' | 'onAdd' | 'onRemove'> {
  person: TravellerSummary
  full: string | undefined
}

function Person({ person, chosenIds, busyId, full, onAdd, onRemove }: PersonProps) {
  const text = useText('booking/placing/choice')
  return (
    <li className={styles['person']}>
      <PersonWords person={person} />
      <span className={styles['buttons']}>
        {chosenIds.includes(person.employeeId) ? (
          <span className={styles['chosen']}>
            <Icon name="check" size={16} />
            {text.added}
          </span>
        ) : (
          <Button
            size="compact"
            icon="plus"
            busy={busyId === person.employeeId}
            disabledReason={busyId ? text.changing : full}
            aria-label={text.add({ name: person.name })}
            onClick={() => onAdd(person)}
          >
            {text.addShort}
          </Button>
        )}
        {onRemove && (
          <IconButton
            icon="close"
            size="compact"
            label={text.removeGuest({ name: person.name })}
            onClick={() => onRemove(person)}
          />
        )}
      </span>
    </li>
  )
}

/** Somebody by name, department and grade. */
export function PersonWords({ person }: { person: TravellerSummary }) {
  return (
    <span className={styles['words']}>
      <strong>{person.name}</strong>
      <span>{[person.departmentName, person.gradeName].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
