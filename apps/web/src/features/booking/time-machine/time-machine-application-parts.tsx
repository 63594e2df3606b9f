import type { ApplicationAsOf, Difference } from '@sojourn/contract/booking/time-machine.shapes'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { Table, type Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './time-machine.module.css'

/** What the version in force had of budget, and what orders had taken of it. */
export function ApplicationBudgetThen({ shown: { money, bookings } }: { shown: ApplicationAsOf }) {
  const { application: text } = useText('booking/time-machine-page')
  const lines: [string, number][] = [
    [text.budget, money.total],
    [text.encumbered, money.encumbered],
    [text.spent, money.spent],
    [text.left, money.left],
  ]
  return (
    <Card title={text.money}>
      <FigureList>
        {lines.map(([name, fen]) => (
          <Fact key={name} name={name}>
            <Price fen={fen} tone="plain" />
          </Fact>
        ))}
      </FigureList>
      {bookings.length > 0 && (
        <>
          <h3 className={styles['sub']}>{text.bookings}</h3>
          <ul className={styles['happened']}>
            {bookings.map(({ orderNo, title, encumbered, spent }) => (
              <li key={orderNo}>
                <Link to={paths.order({ orderId: orderNo })}>{title}</Link>
                <Price fen={encumbered + spent} tone="plain" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

type Estimate = NonNullable<ApplicationAsOf['application']>['estimates'][number]

/** What the legs were said to cost when this version was submitted. */
export function ApplicationEstimatesThen({ estimates }: { estimates: readonly Estimate[] }) {
  const { application: text } = useText('booking/time-machine-page')
  const words = ({ basis, cheapest, typical, cap }: Estimate): string =>
    basis === 'none'
      ? text.unknown
      : [
          `${text.cheapest} ${formatPrice(cheapest)}`,
          `${text.typical} ${formatPrice(typical)}`,
          cap !== undefined && `${text.cap} ${formatPrice(cap)}`,
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <Card title={text.estimates}>
      {estimates.length === 0 && <EmptyState compact title={text.noEstimates} />}
      <ul className={styles['people']}>
        {estimates.map((estimate) => (
          <li key={estimate.line}>
            <strong>{estimate.route}</strong>
            <span className={styles['faint']}>{words(estimate)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What is otherwise today, field by field. */
export function ApplicationChangedSince({ changed }: { changed: readonly Difference[] }) {
  const { application: text } = useText('booking/time-machine-page')
  const columns: Column<Difference>[] = [
    { key: 'name', head: text.field, width: 110, cell: ({ name }) => name },
    { key: 'was', head: text.was, cell: ({ was }) => was },
    { key: 'is', head: text.is, cell: ({ is }) => is },
  ]
  return (
    <Card title={text.changed}>
      {changed.length === 0 ? (
        <p className={styles['same']}>
          <Icon name="checkCircle" size={16} />
          {text.unchanged}
        </p>
      ) : (
        <Table caption={text.changed} columns={columns} rows={changed} rowKey={({ name }) => name} />
      )}
    </Card>
  )
}
