import type { FlightConnectionResult, FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ResultCards } from '../../../booking/list/results-frame'
import styles from '../../../booking/list/two-part-list.module.css'
import { keepChosenConnection, type ChosenConnection } from '../book/chosen-flights'
import { ConnectionCard } from './connection-card'
import { namesOf } from '../format'
import { useConnections } from '../queries'

const shownFirst = 5

interface ConnectionsProps {
  draft: FlightTempOrder
  date: string
  /** Names by employee, where there are several travellers. */
  nameOf: ((employeeId: string) => string | undefined) | undefined
  /** What is said where these are none either. */
  none: ReactNode
}

/** Journeys of two flights, below the few direct ones or in place of them. */
export function Connections({ draft, date, nameOf, none }: ConnectionsProps) {
  const text = useText('products/flight/list')
  const { data, error, refetch } = useConnections(draft.tempOrderNo, date)
  if (data?.connections.length === 0) return none
  return (
    <section aria-labelledby="connections" className={styles['part']}>
      <h2 id="connections">
        {text.connections}{' '}
        <span className={styles['why']}>
          {none ? `${text.noDirect} · ` : ''}
          {text.connectionsWhy}
        </span>
      </h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Found draft={draft} result={data} nameOf={nameOf} />
      ) : (
        <>
          <span role="status" className="visually-hidden">
            {text.connectionSearching}
          </span>
          <SkeletonList count={3} height={140} gap={8} />
        </>
      )}
    </section>
  )
}

function Found({ draft, result, nameOf }: Pick<ConnectionsProps, 'draft' | 'nameOf'> & { result: FlightConnectionResult }) {
  const text = useText('products/flight/list')
  const navigate = useNavigate()
  const [all, setAll] = useState(false)
  const { tempOrderNo } = draft
  const { connections, policyApplies } = result
  const shown = all ? connections : connections.slice(0, shownFirst)
  const onBook = (chosen: ChosenConnection) => {
    keepChosenConnection(tempOrderNo, result, chosen)
    void navigate(paths.flightCheck({ tempOrderNo }))
  }
  return (
    <>
      <ResultCards>
        {shown.map((connection) => (
          <ConnectionCard
            key={`${connection.first.flightKey} ${connection.second.flightKey}`}
            connection={connection}
            names={namesOf(result.dictionary)}
            policyApplies={policyApplies}
            nameOf={nameOf}
            onBook={onBook}
          />
        ))}
      </ResultCards>
      {shown.length < connections.length && (
        <Button kind="quiet" icon="chevronDown" wide onClick={() => setAll(true)}>
          {text.moreConnections({ count: connections.length - shown.length })}
        </Button>
      )}
    </>
  )
}
