import type { ServedAgreement } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { getServedAgreements } from '../../../api/calls/admin/agency/agreement-offer'
import { useRead } from '../../../api/queries'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Card, Page } from '../../../kit/layout/page'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { StateBadge } from './agreement-page'
import styles from './agreement.module.css'
import { StageBadge } from './offer-facts'

export async function loader() {
  await loadTexts('kit/widgets', 'admin/agency/agreement', 'admin/agency/agreement-offer')
  return null
}

/** The agency's customers by how their agreements stand. */
export function Component() {
  const { desk } = useText('admin/agency/agreement-offer')
  const { data, error, refetch } = useRead(getServedAgreements, {}, { staleTime: 0 })
  return (
    <Page title={desk.title} action={<ButtonLink to={paths.agentDesk()}>{desk.toDesk}</ButtonLink>}>
      <p className={styles['lead']}>{desk.lead}</p>
      <Card>
        {data ? (
          <Companies list={data.list} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRecords count={4} row={48} card={150} />
        )}
      </Card>
    </Page>
  )
}

const Name = ({ company: { enterpriseId, name } }: { company: ServedAgreement }) => {
  const { desk } = useText('admin/agency/agreement-offer')
  return (
    <Link to={paths.agentAgreement({ enterpriseId })} aria-label={desk.open({ name })}>
      {name}
    </Link>
  )
}

function usePeriod() {
  const text = useText('admin/agency/agreement-offer')
  return ({ from, to }: ServedAgreement): string =>
    from && to ? text.periodOf({ from: formatFullDate(from), to: formatFullDate(to) }) : text.desk.unsigned
}

function Companies({ list }: { list: readonly ServedAgreement[] }) {
  const { desk } = useText('admin/agency/agreement-offer')
  const period = usePeriod()
  const { columns: heads } = desk
  const columns: Column<ServedAgreement>[] = [
    { key: 'name', head: heads.name, cell: (row) => <Name company={row} /> },
    { key: 'state', head: heads.state, width: 120, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'period', head: heads.period, cell: period },
    { key: 'credit', head: heads.credit, width: 140, align: 'end', cell: ({ credit }) => formatPrice(credit.limit) },
    { key: 'available', head: heads.available, width: 140, align: 'end', cell: ({ credit }) => formatPrice(credit.available) },
    { key: 'stage', head: heads.stage, width: 120, cell: ({ stage }) => stage && <StageBadge stage={stage} /> },
  ]
  return (
    <Records
      caption={desk.title}
      columns={columns}
      rows={list}
      rowKey={({ enterpriseId }) => String(enterpriseId)}
      empty={
        <EmptyState compact icon="building" title={desk.none}>
          {desk.noneHint}
        </EmptyState>
      }
      card={(row) => <CompanyCard company={row} />}
    />
  )
}

function CompanyCard({ company }: { company: ServedAgreement }) {
  const { desk } = useText('admin/agency/agreement-offer')
  const period = usePeriod()
  const { state, stage, credit } = company
  return (
    <>
      <RecordLine>
        <Name company={company} />
        {stage ? <StageBadge stage={stage} /> : <StateBadge state={state} />}
      </RecordLine>
      <FactGrid>
        <Fact name={desk.columns.period}>{period(company)}</Fact>
        <Fact name={desk.columns.credit}>{formatPrice(credit.limit)}</Fact>
        <Fact name={desk.columns.available}>{formatPrice(credit.available)}</Fact>
      </FactGrid>
    </>
  )
}
