import type { ApplicationSummary } from '@sojourn/contract/booking/application/application.shapes'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '../../../kit/marks/badge'
import { formatDate, formatPrice } from '../../../kit/text/format'
import { Link, ButtonLink } from '../../../kit/actions/link'
import { Menu } from '../../../kit/overlays/menu'
import { Price } from '../../../kit/marks/price'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { ListLook } from '../../../kit/lists/list-look'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { Words } from '../../../kit/layout/words'
import { paths } from '../../../paths'
import { buttonTarget, buttonTypes } from './application-buttons'
import styles from './application-list.module.css'
import { ApplicationStateBadge } from '../state/application-state'

interface RowProps {
  application: ApplicationSummary
}

export function useApplicationColumns(): readonly Column<ApplicationSummary>[] {
  const { columns: heads } = useText('booking/application/list')
  return useMemo(
    () => [
      { key: 'application', head: heads.application, fixed: true, cell: (application) => <Title application={application} /> },
      { key: 'days', head: heads.days, width: 150, cell: (application) => <Days application={application} /> },
      { key: 'travellers', head: heads.travellers, width: 120, cell: (application) => <Travellers application={application} /> },
      {
        key: 'budget',
        head: heads.budget,
        width: 120,
        align: 'end',
        cell: (application) => <Budget application={application} />,
      },
      { key: 'state', head: heads.state, width: 150, cell: (application) => <ApplicationStateBadge {...application} /> },
      {
        key: 'action',
        head: heads.action,
        width: 150,
        align: 'end',
        fixed: true,
        cell: (application) => <Actions application={application} />,
      },
    ],
    [heads],
  )
}

interface ListProps {
  applications: readonly ApplicationSummary[]
  columns: readonly Column<ApplicationSummary>[]
  look: ListLook
}

/** My travel applications. */
export function ApplicationRecords({ applications, columns, look }: ListProps) {
  const { table } = useText('booking/application/list')
  return (
    <Records
      caption={table}
      columns={columns}
      rows={applications}
      rowKey={({ travelApplyNo }) => travelApplyNo}
      look={look}
      card={(application) => <ApplicationCard application={application} />}
    />
  )
}

function ApplicationCard({ application }: RowProps) {
  return (
    <>
      <span>
        <ApplicationStateBadge {...application} />
      </span>
      <Title application={application} />
      <div className={styles['facts']}>
        <RecordLine>
          <Days application={application} />
          <Travellers application={application} />
        </RecordLine>
      </div>
      <RecordFoot>
        <Budget application={application} />
        <Actions application={application} />
      </RecordFoot>
    </>
  )
}

function Title({ application }: RowProps) {
  const text = useText('booking/application/list')
  const { travelApplyNo, title, displayCity, displayTravelApplyNo, travelApplyType, travelApplyTypeDesc } = application
  return (
    <Words
      meta={
        <>
          {displayTravelApplyNo}
          <span>{text.appliedBy({ name: application.employeeName })}</span>
          {travelApplyType === 2 && <Badge>{travelApplyTypeDesc}</Badge>}
        </>
      }
    >
      <Link to={paths.travelForm({ travelApplyNo })} className={styles['name']}>
        {title || text.untitled}
      </Link>
      {displayCity && <span className={styles['places']}>{displayCity}</span>}
    </Words>
  )
}

function Days({ application: { startDateStruct, endDateStruct } }: RowProps) {
  const [from, to] = [startDateStruct.fullDate, endDateStruct.fullDate]
  return (
    <span className={styles['days']}>
      {formatDate(from)}
      {from !== to && <span>– {formatDate(to)}</span>}
    </span>
  )
}

function Travellers({ application: { travelApplyPersonList } }: RowProps) {
  const text = useText('booking/application/list')
  const names = travelApplyPersonList.map(({ name }) => name)
  const [first = ''] = names
  return <span title={names.join(' ')}>{names.length > 1 ? text.people({ first, count: names.length }) : first}</span>
}

function Budget({ application: { budgetTotal, budgetLeft, isBudgetShared } }: RowProps) {
  const text = useText('booking/application/list')
  const amount = formatPrice(budgetLeft)
  return (
    <span className={styles['budget']}>
      <Price fen={budgetTotal} tone="plain" />
      {budgetLeft !== budgetTotal && (
        <span className={styles['left']}>{isBudgetShared ? text.leftShared({ amount }) : text.left({ amount })}</span>
      )}
    </span>
  )
}

/** One thing to do at once; the others in a menu. Whatever needs a question asks it on the application's own page. */
function Actions({ application }: RowProps) {
  const text = useText('booking/application/list')
  const navigate = useNavigate()
  const targets = application.buttonList
    .filter(({ enabled }) => enabled)
    .map(({ name, type }) => ({
      name,
      type,
      to: buttonTarget(application, type) ?? paths.travelForm({ travelApplyNo: application.travelApplyNo }),
    }))
  const first =
    targets.find(({ type }) => type === buttonTypes.book || type === buttonTypes.edit) ??
    targets.find(({ type }) => type === buttonTypes.view)
  const others = targets.filter((target) => target !== first)
  return (
    <div className={styles['buttons']}>
      {first && (
        <ButtonLink size="compact" kind={first.type === buttonTypes.book ? 'brand' : 'plain'} to={first.to}>
          {first.name}
        </ButtonLink>
      )}
      {others.length > 0 && (
        <Menu
          label=""
          icon="more"
          align="end"
          name={text.more({ title: application.title || text.untitled })}
          items={others.map(({ name, type, to }) => ({ key: String(type), label: name, onSelect: () => void navigate(to) }))}
        />
      )}
    </div>
  )
}
