import type { Product } from '@sojourn/contract/booking/codes'
import { railHours, type Measure, type ReportGroup } from '@sojourn/contract/finance/report-words'
import { nearHours } from '@sojourn/domain/booking/report-facts'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { earlierBooking, earlierDays, lostWithinOf, trainInstead } from '@sojourn/domain/finance/report/what-if'
import type { ReactNode } from 'react'
import { getReport } from '../../../../api/calls/finance/report'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { FilterSelect } from '../../../../kit/lists/filter-select'
import type { Searched } from '../../../../kit/lists/list-search'
import { formatFigure } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { formatValue } from '../figure-words'
import { askedOf, type ReportSearch } from '../report-search'
import styles from '../report.module.css'
import { useAtTop } from '../use-at-top'
import type { savingsSearch } from './savings-search'

type Chosen = Searched<typeof savingsSearch>

interface WhatIfProps {
  search: ReportSearch
  chosen: Chosen
  set: (more: Partial<Chosen>) => void
  onDivide: (by: ReportGroup) => void
  onOpen: (having: Measure) => void
}

/** What was booked in the same days: flights, or what else is asked for. */
function useSameDays(search: ReportSearch, groupedBy: ReportGroup, products: readonly Product[] = ['flight']) {
  return useRead(getReport, { ...askedOf(kindOf('savings'), search, useAtTop(search)), products: [...products], groupedBy })
}

/** What a change of habit would have saved in the same days: on domestic flights, of the lowest fare on those abroad as well, and of stays. */
export function WhatIf(props: WhatIfProps) {
  const text = useText('finance/report/page')
  return (
    <Card title={text.whatIf}>
      <div className={styles['habits']}>
        <Early {...props} />
        <ByTrain {...props} />
        <Nearby {...props} />
        <Room {...props} />
      </div>
    </Card>
  )
}

function Early({ search, chosen: { days }, set, onDivide }: WhatIfProps) {
  const text = useText('finance/report/page')
  const read = useSameDays(search, 'advance')
  const earlier = read.data && earlierBooking(read.data.groups, days)
  return (
    <Habit
      name={text.earlier}
      read={read}
      saving={earlier?.saving}
      why={earlier ? text.earlierWhy({ tickets: formatFigure(earlier.tickets), days }) : text.noEarlier({ days })}
      choice={
        <FilterSelect
          label={text.earlierDays}
          values={earlierDays}
          names={namesOf(earlierDays, (count) => text.days({ count }))}
          value={days}
          none={7}
          onChange={(next) => set({ days: next })}
        />
      }
      onOpen={() => onDivide('advance')}
    />
  )
}

function ByTrain({ search, chosen: { hours }, set, onDivide }: WhatIfProps) {
  const text = useText('finance/report/page')
  const read = useSameDays(search, 'rail')
  const { tickets, saving, grams } = trainInstead(read.data?.groups ?? [], hours)
  return (
    <Habit
      name={text.train}
      read={read}
      saving={saving}
      why={text.trainWhy({ tickets: formatFigure(tickets), carbon: formatValue('carbon', grams), hours })}
      choice={
        <FilterSelect
          label={text.trainHours}
          values={railHours}
          names={namesOf(railHours, (count) => text.hours({ count }))}
          value={hours}
          none={4}
          onChange={(next) => set({ hours: next })}
        />
      }
      onOpen={() => onDivide('rail')}
    />
  )
}

function Nearby({ search, chosen: { near }, set, onOpen }: WhatIfProps) {
  const text = useText('finance/report/page')
  const read = useSameDays(search, 'advance', ['flight', 'intlFlight'])
  const measure = lostWithinOf(near)
  return (
    <Habit
      name={text.near}
      read={read}
      saving={read.data?.now[measure]}
      why={text.nearWhy({ compared: formatFigure(read.data?.now.compared ?? 0), hours: near })}
      choice={
        <FilterSelect
          label={text.nearHours}
          values={nearHours}
          names={namesOf(nearHours, (count) => text.within({ count }))}
          value={near}
          none={2}
          onChange={(next) => set({ near: next })}
        />
      }
      onOpen={() => onOpen(measure)}
      opens={text.lines}
    />
  )
}

/** The cheapest room within the standard of the hotel that was booked. */
function Room({ search, onOpen }: WhatIfProps) {
  const text = useText('finance/report/page')
  const read = useSameDays(search, 'product', ['hotel', 'intlHotel'])
  const { lost, compared } = read.data?.now ?? { lost: 0, compared: 0 }
  return (
    <Habit
      name={text.room}
      read={read}
      saving={lost}
      why={text.roomWhy({ compared: formatFigure(compared) })}
      choice={null}
      onOpen={() => onOpen('lost')}
      opens={text.lines}
    />
  )
}

const namesOf = <Value extends number>(values: readonly Value[], name: (value: Value) => string): Record<Value, string> =>
  Object.fromEntries(values.map((value) => [value, name(value)])) as Record<Value, string>

interface HabitProps {
  name: string
  read: Pick<ReturnType<typeof useSameDays>, 'data' | 'error' | 'refetch'>
  saving: number | undefined
  why: string
  choice: ReactNode
  onOpen: () => void
  /** What opening shows, where it is not the groups. */
  opens?: string
}

function Habit({ name, read: { data, error, refetch }, saving, why, choice, onOpen, opens }: HabitProps) {
  const text = useText('finance/report/page')
  return (
    <section className={styles['habit']}>
      <h3>{name}</h3>
      {choice}
      {error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {saving !== undefined && (
            <p className={styles['saving']}>
              <span className={styles['soft']}>{saving < 0 ? text.wouldCost : text.wouldSave}</span>{' '}
              {formatValue('money', Math.abs(saving))}
            </p>
          )}
          <p className={styles['small']}>{why}</p>
          <div>
            <Button kind="quiet" size="compact" aria-label={`${name} ${opens ?? text.byDivision}`} onClick={onOpen}>
              {opens ?? text.byDivision}
            </Button>
          </div>
        </>
      ) : (
        <SkeletonList count={1} height={72} />
      )}
    </section>
  )
}
