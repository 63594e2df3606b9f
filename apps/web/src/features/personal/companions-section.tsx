import { findTravellers, getTravellerCards, removeGuest } from '../../api/calls/booking/traveller'
import { mayDo, useEmployee } from '../../api/employee'
import { useRead, useWrite } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { ButtonLink } from '../../kit/actions/link'
import { ask } from '../../kit/overlays/modal-queue'
import { Card } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { paths } from '../../paths'
import styles from './profile.module.css'

type Person = WebResponse<NonNullable<(typeof findTravellers)['contract']>>['list'][number]

const guests = { from: 'guests' } as const
const flights = 1

/** People from outside whom I added, with their documents; they are added where travellers are chosen (S2.24). */
export function CompanionsSection() {
  const text = useText('personal/profile')
  const allowed = mayDo(useEmployee(), 'bookForOthers')
  const { data, error, refetch } = useRead(findTravellers, guests, { enabled: allowed })
  return (
    <Card title={text.companions} className={styles['card']}>
      {!allowed ? (
        <EmptyState compact icon="lock" title={text.companionsForbidden}>
          {text.companionsForbiddenText}
        </EmptyState>
      ) : data ? (
        data.list.length === 0 ? (
          <EmptyState
            compact
            icon="users"
            title={text.noCompanions}
            action={<ButtonLink to={paths.home()}>{text.book}</ButtonLink>}
          >
            {text.noCompanionsText}
          </EmptyState>
        ) : (
          <>
            <p className={styles['soft']}>{text.companionsLead}</p>
            <Companions people={data.list} />
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={56} />
      )}
    </Card>
  )
}

function Companions({ people }: { people: readonly Person[] }) {
  const employeeIds = people.slice(0, 20).map(({ employeeId }) => employeeId)
  const cards = useRead(getTravellerCards, { employeeIds, productType: flights })
  return (
    <ul className={styles['list']}>
      {people.map((person) => (
        <Companion
          key={person.employeeId}
          person={person}
          documents={cards.data?.list.find(({ employeeId }) => employeeId === person.employeeId)?.credentials}
        />
      ))}
    </ul>
  )
}

interface CompanionProps {
  person: Person
  documents: readonly { typeName: string; number: string }[] | undefined
}

function Companion({ person: { employeeId, name }, documents }: CompanionProps) {
  const text = useText('personal/profile')
  const remove = useWrite(removeGuest, [findTravellers])
  const confirmRemoval = async () => {
    const title = text.removeCompanion({ name })
    if (!(await ask({ title, message: text.removeText, confirm: text.remove, cancel: true }))) return
    remove.mutate(
      { guestId: employeeId },
      { onSuccess: () => toast(text.companionRemoved, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  }
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['minor']}>
          {documents &&
            (documents.length === 0
              ? text.noDocuments
              : documents.map(({ typeName, number }) => `${typeName} ${number}`).join(' · '))}
        </span>
      </div>
      <div className={styles['buttons']}>
        <Button
          size="compact"
          kind="quiet"
          aria-label={text.removeCompanion({ name })}
          busy={remove.isPending}
          onClick={() => void confirmRemoval()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
