import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getServedBills } from '../../../api/calls/finance/bill'
import { useRead } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AnswerForm, PaymentDialog, TermsForm } from './agency-forms'
import { BillBadge } from './bill-badge'
import { ChargeDialog } from './line/charge-form'
import { UnbilledFigures } from './unbilled-figures'
import { Variance } from './variance-list'
import styles from './bill.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page')
  return null
}

type Served = WebResponse<NonNullable<(typeof getServedBills)['contract']>>

/** A served company's bills on the agency's desk: variances to answer, payments to record, and the terms (handbook 10.3). */
export function Component() {
  const text = useText('finance/bill/page')
  const { agency } = text
  const enterpriseId = Number(useSearchParams()[0].get('enterpriseId') ?? 0)
  const { data, error, refetch } = useRead(getServedBills, { enterpriseId }, { staleTime: 0, enabled: enterpriseId > 0 })
  return (
    <Page title={data?.companyName ?? agency.title} action={<ButtonLink to={paths.agentDesk()}>{agency.toDesk}</ButtonLink>}>
      {data ? (
        <Served enterpriseId={enterpriseId} served={data} />
      ) : enterpriseId === 0 ? (
        <EmptyState icon="search" title={agency.noCompany}>
          {agency.noCompanyWhy}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={96} />
      )}
    </Page>
  )
}

function Served({ enterpriseId, served: { terms, list, variances, unbilled } }: { enterpriseId: number; served: Served }) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const [paying, setPaying] = useState<Bill>()
  const [adding, setAdding] = useState<Bill>()
  return (
    <Stack>
      <Card title={agency.waiting}>
        {variances.length === 0 ? (
          <EmptyState compact icon="check" title={agency.noWaiting} />
        ) : (
          variances.map((variance) => (
            <Variance key={variance.varianceId} variance={variance} served={enterpriseId}>
              <AnswerForm enterpriseId={enterpriseId} variance={variance} />
            </Variance>
          ))
        )}
      </Card>
      <Card title={text.unbilled}>
        <UnbilledFigures unbilled={unbilled} />
      </Card>
      <Card title={text.bills}>
        {list.length === 0 ? (
          <EmptyState compact icon="wallet" title={text.none} />
        ) : (
          list.map((bill) => (
            <ServedBill
              key={bill.billNo}
              enterpriseId={enterpriseId}
              bill={bill}
              onPay={() => setPaying(bill)}
              onAdd={() => setAdding(bill)}
            />
          ))
        )}
      </Card>
      <Card title={agency.terms}>
        <TermsForm enterpriseId={enterpriseId} terms={terms} />
      </Card>
      {adding && <ChargeDialog enterpriseId={enterpriseId} bill={adding} onClose={() => setAdding(undefined)} />}
      {paying && <PaymentDialog enterpriseId={enterpriseId} bill={paying} onClose={() => setPaying(undefined)} />}
    </Stack>
  )
}

const payable: readonly Bill['state'][] = ['confirmed', 'partlyPaid', 'overdue']

interface ServedBillProps {
  enterpriseId: number
  bill: Bill
  onPay: () => void
  onAdd: () => void
}

function ServedBill({ enterpriseId, bill, onPay, onAdd }: ServedBillProps) {
  const text = useText('finance/bill/page')
  const { billNo, from, to, state, due, paid, dueDay } = bill
  return (
    <div className={styles['entry']}>
      <span className={styles['row']}>
        <strong>{formatPeriod({ from, to })}</strong>
        <BillBadge state={state} />
      </span>
      <span className={styles['row']}>
        <span className={styles['small']}>
          {[billNo, dueDay && text.dueDay({ day: formatFullDate(dueDay) })].filter(Boolean).join(' · ')}
        </span>
        <span className={styles['figures']}>
          {text.figures.left} <Price fen={due - paid} tone="plain" />
        </span>
      </span>
      <span className={styles['actions']}>
        <ButtonLink size="compact" to={paths.agentBill({ enterpriseId, billNo })}>
          {text.agency.open}
        </ButtonLink>
        <ButtonLink size="compact" to={paths.agentMatch({ enterpriseId, billNo })}>
          {text.agency.match}
        </ButtonLink>
        {state === 'preBill' && (
          <Button size="compact" aria-haspopup="dialog" onClick={onAdd}>
            {text.agency.add}
          </Button>
        )}
        {payable.includes(state) && (
          <Button size="compact" aria-haspopup="dialog" onClick={onPay}>
            {text.agency.record}
          </Button>
        )}
      </span>
    </div>
  )
}
