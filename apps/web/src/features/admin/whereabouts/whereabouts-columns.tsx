import type { Whereabout } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { useMemo } from 'react'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { spanOf } from './span'
import { activityIcons } from './activity-looks'
import styles from './whereabouts.module.css'

export function useWhereaboutsColumns(): readonly Column<Whereabout>[] {
  const text = useText('admin/orders/whereabouts')
  return useMemo((): readonly Column<Whereabout>[] => {
    const { columns } = text
    return [
      { key: 'person', fixed: true, head: columns.person, cell: (row) => <Person row={row} /> },
      { key: 'activity', head: columns.activity, width: 170, cell: (row) => <Activity row={row} /> },
      { key: 'where', head: columns.where, width: 280, cell: (row) => <Where row={row} /> },
      { key: 'when', head: columns.when, width: 250, cell: (row) => <When row={row} /> },
      { key: 'order', head: columns.order, width: 110, cell: (row) => <Order row={row} /> },
    ]
  }, [text])
}

interface RowProps {
  row: Whereabout
}

function Person({ row: { name, department, guest } }: RowProps) {
  const text = useText('admin/orders/whereabouts')
  return (
    <Words meta={department}>
      <span className={styles['badges']}>
        <strong>{name}</strong> {guest && <Badge icon="user">{text.guest}</Badge>}
      </span>
    </Words>
  )
}

function Activity({ row: { activity, now } }: RowProps) {
  const text = useText('admin/orders/whereabouts')
  return (
    <span className={styles['badges']}>
      <Badge icon={activityIcons[activity]}>{text.activities[activity]}</Badge>
      {now && <Badge tone="good">{text.now}</Badge>}
    </span>
  )
}

function Where({ row: { activity, city, service, from, to } }: RowProps) {
  const text = useText('admin/orders/whereabouts')
  const travels = activity === 'air' || activity === 'rail' || activity === 'ride'
  return <Words meta={travels ? text.route({ from, to }) : activity === 'stay' ? city : ''}>{service || city}</Words>
}

function When({ row: { beginsAt, endsAt } }: RowProps) {
  const text = useText('admin/orders/whereabouts')
  return text.span(spanOf(beginsAt, endsAt))
}

function Order({ row: { orderNo } }: RowProps) {
  const text = useText('admin/orders/whereabouts')
  return <Link to={paths.order({ orderId: orderNo })}>{text.lookAt}</Link>
}

/** The same where there is no room for a table. */
export function WhereaboutsCard({ row }: RowProps) {
  return (
    <>
      <RecordLine>
        <Person row={row} />
        <Activity row={row} />
      </RecordLine>
      <Where row={row} />
      <RecordLine>
        <When row={row} />
        <Order row={row} />
      </RecordLine>
    </>
  )
}
