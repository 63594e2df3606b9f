import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import { useState } from 'react'
import { getServedCompanies } from '../../../../api/calls/access/agent'
import { getVisaCases } from '../../../../api/calls/products/visa/desk'
import { load, useRead } from '../../../../api/queries'
import { serverInstant } from '../../../../kit/dates/server-time'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { ServedCompanyDesk } from '../../../booking/agency/served-company-desk'
import styles from '../visa.module.css'
import { DeskApplicant } from './desk-applicant'

export async function loader() {
  await Promise.all([
    loadTexts('access/agency/agent', 'products/visa/desk', 'products/visa/order', 'products/visa/words', 'kit/widgets'),
    load(getServedCompanies, {}),
  ])
  return null
}

/** Visas in work: papers are reviewed one by one, and each application is taken step by step (handbook 5.1). */
export function Component() {
  const text = useText('products/visa/desk')
  return <ServedCompanyDesk words={text}>{(enterpriseId) => <Cases enterpriseId={enterpriseId} />}</ServedCompanyDesk>
}

/** What applicants bring shows within this time, in milliseconds. */
const casesReadEvery = 10_000

function Cases({ enterpriseId }: { enterpriseId: number }) {
  const text = useText('products/visa/desk')
  const cases = useRead(getVisaCases, { enterpriseId }, { refetchInterval: casesReadEvery })
  if (cases.error && !cases.data) return <ErrorState error={cases.error} onRetry={() => void cases.refetch()} />
  if (!cases.data) return <SkeletonList count={2} height={140} gap={16} />
  if (cases.data.list.length === 0)
    return (
      <EmptyState icon="visa" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  return cases.data.list.map((found) => <Case key={found.orderNo} enterpriseId={enterpriseId} found={found} />)
}

function Case({ enterpriseId, found }: { enterpriseId: number; found: VisaCase }) {
  const text = useText('products/visa/desk')
  const [now] = useState(serverInstant)
  const { orderNo, title, departDate, express, promisedBy, remark, returnAddress, applicants } = found
  return (
    <Card title={title}>
      <div className={styles['applicant']}>
        <p className={styles['line']}>
          <span>{orderNo}</span>
          <span>{text.departs({ day: formatDate(departDate) })}</span>
          {express && <Badge tone="warn">{text.express}</Badge>}
          {applicants.some(({ stage }) => stage === 'preparing') && (
            <Badge tone={promisedBy < now ? 'bad' : 'brand'} icon="clock">
              {text.promised({ time: formatInstant(promisedBy) })}
            </Badge>
          )}
        </p>
        <FactList>
          {returnAddress && <Fact name={text.returnAddress}>{returnAddress}</Fact>}
          {remark && <Fact name={text.remark}>{remark}</Fact>}
        </FactList>
        {applicants.map((applicant) => (
          <DeskApplicant key={applicant.traveller} enterpriseId={enterpriseId} found={found} applicant={applicant} />
        ))}
      </div>
    </Card>
  )
}
