import type { PaymentAppPerson } from '@sojourn/contract/access/payment-app.calls'
import { paymentAppStates } from '@sojourn/contract/access/payment-app-states'
import { searchPaymentAppPeople } from '../../../api/calls/access/payment-app'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { codeSearch } from './code-search'
import styles from './code.module.css'

/** Who authorized the payment app, who refused, and who did neither. */
export function CodePeople() {
  const text = useText('access/payment-app/code')
  const { search, change } = useListSearch(codeSearch)
  const pages = usePages(searchPaymentAppPeople, codeSearch.set(search), (page) => page)
  return (
    <Card title={text.people}>
      <ListBar
        search={{
          label: text.keyword,
          hint: text.keywordHint,
          value: search.keyword,
          onChange: (keyword) => change({ ...search, keyword }, { replace: true }),
        }}
        filters={
          <FilterSelect
            label={text.state}
            all={text.anyState}
            values={paymentAppStates}
            names={text.states}
            value={search.state}
            none=""
            onChange={(state) => change({ ...search, state })}
          />
        }
        narrowed={[]}
        onReset={() => change(codeSearch.none)}
      />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={48} card={96} />}
        empty={
          <EmptyState
            icon="users"
            title={text.noneTitle}
            action={<Button onClick={() => change(codeSearch.none)}>{text.reset}</Button>}
          >
            {text.noneText}
          </EmptyState>
        }
      >
        {(people) => <PeopleTable people={people} />}
      </PagedList>
    </Card>
  )
}

function PeopleTable({ people }: { people: readonly PaymentAppPerson[] }) {
  const text = useText('access/payment-app/code')
  const { columns: heads } = text
  const columns: readonly Column<PaymentAppPerson>[] = [
    { key: 'name', fixed: true, head: heads.name, width: 200, cell: ({ name, number }) => <Words meta={number}>{name}</Words> },
    { key: 'department', head: heads.department, cell: ({ departmentName }) => departmentName },
    { key: 'state', head: heads.state, width: 140, cell: (row) => <State person={row} /> },
    { key: 'changedAt', head: heads.changedAt, width: 180, cell: ({ changedAt }) => changedAt && formatInstant(changedAt) },
  ]
  return (
    <Records
      caption={text.people}
      columns={columns}
      rows={people}
      rowKey={({ employeeId }) => employeeId}
      card={(person) => (
        <>
          <RecordLine>
            <span>{person.name}</span>
            <State person={person} />
          </RecordLine>
          <span className={styles['soft']}>{person.departmentName}</span>
        </>
      )}
    />
  )
}

const looks = { linked: { tone: 'good', icon: 'check' }, refused: { tone: 'warn', icon: 'alert' }, open: {} } as const

function State({ person: { state } }: { person: PaymentAppPerson }) {
  const { states } = useText('access/payment-app/code')
  return <Badge {...looks[state]}>{states[state]}</Badge>
}
