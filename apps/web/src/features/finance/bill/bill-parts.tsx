import type { BillOpenItem } from '@sojourn/contract/finance/bill-words'
import type { Bill, BillPayment, BillSum, WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { useState } from 'react'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { Table, type Column } from '../../../kit/lists/table'
import { Tabs } from '../../../kit/lists/tabs'
import { Icon } from '../../../kit/marks/icon'
import { BothAmounts, InBase } from '../../../kit/marks/in-base'
import { Price } from '../../../kit/marks/price'
import { RateNote } from '../../../kit/marks/rate-note'
import { formatFigure, formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './bill.module.css'

/** What a bill comes to, and what happens next by when. */
export function BillFigures({ bill, sums }: { bill: Bill; sums: readonly BillSum[] }) {
  const text = useText('finance/bill/page')
  const { total, due, paid, base } = bill
  const prepaid = sums
    .filter(({ by, key }) => by === 'method' && key !== 'companyCredit')
    .reduce((fen, one) => fen + one.thisPeriod, 0)
  return (
    <>
      <FigureTiles>
        <Figure name={text.figures.total} fen={total} rate={base} />
        <Figure name={text.figures.due} fen={due} rate={base} />
        <Figure name={text.figures.paid} fen={paid} rate={base} />
        <Figure name={text.figures.left} fen={due - paid} rate={base} />
      </FigureTiles>
      <div className={styles['under']}>
        <p className={styles['small']}>{[text.billNo, bill.billNo].join(' ')}</p>
        <RateNote rate={base} on={bill.to} />
        <p className={styles['soft']}>{useNext(bill)}</p>
        {prepaid !== 0 && <p className={styles['small']}>{text.prepaid({ amount: formatPrice(prepaid) })}</p>}
        {due < 0 && due !== paid && <p className={styles['small']}>{text.owed({ amount: formatPrice(paid - due) })}</p>}
      </div>
    </>
  )
}

function Figure({ name, fen, rate }: { name: string; fen: number; rate: Bill['base'] }) {
  return (
    <Fact name={name}>
      {formatPrice(fen)} <InBase fen={fen} rate={rate} />
    </Fact>
  )
}

function useNext({ state, due, paid, confirmsAt, confirmedAt, confirmedBy, dueDay }: Bill): string {
  const text = useText('finance/bill/page')
  if (state === 'preBill') return confirmsAt ? text.confirmsAt({ at: formatInstant(confirmsAt) }) : ''
  const at = confirmedAt ? formatInstant(confirmedAt) : ''
  const confirmed = confirmedBy ? text.confirmedBy({ name: confirmedBy, at }) : text.confirmedByTime({ at })
  if (due <= paid) return confirmed
  if (!dueDay) return [confirmed, text.noDueDay].join(' · ')
  const day = formatFullDate(dueDay)
  return [confirmed, state === 'overdue' ? text.overdueNow({ day }) : text.dueDay({ day })].join(' · ')
}

interface BillChecklistProps {
  open: WholeBill['open']
  /** It can still be confirmed; afterwards it is what came later, and what waits. */
  confirmable: boolean
  /** Where one of them is seen to. */
  pathOf?: (item: BillOpenItem) => string | undefined
}

/** What is still open before the bill can be confirmed, and what need not be waited for. */
export function BillChecklist({ open, confirmable, pathOf }: BillChecklistProps) {
  const text = useText('finance/bill/page')
  const ready = confirmable && !open.some(({ blocks }) => blocks)
  return (
    <Card title={confirmable ? text.checklist : text.openLater}>
      <ul className={styles['open']}>
        {ready && (
          <li>
            <Icon name="checkCircle" size={16} />
            {text.ready}
          </li>
        )}
        {open.map(({ item, count, blocks }) => (
          <li key={item} className={blocks ? undefined : styles['soft']}>
            <Icon name={blocks ? 'alert' : 'info'} size={16} />
            <OpenItem path={pathOf?.(item)} words={text.open[item]({ count })} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const OpenItem = ({ path, words }: { path: string | undefined; words: string }) =>
  path === undefined ? words : <Link to={path}>{words}</Link>

const groups = ['category', 'product', 'entity', 'costCentre', 'method', 'voucher'] as const

/** The same money by charge, product, legal entity, cost centre and payment. */
export function BillSums({ billNo, sums }: { billNo: string; sums: readonly BillSum[] }) {
  const text = useText('finance/bill/page')
  const [by, setBy] = useState<(typeof groups)[number]>('category')
  const columns: Column<BillSum>[] = [
    { key: 'name', head: text.sumsBy[by], cell: (one) => <SumName billNo={billNo} one={one} /> },
    { key: 'lines', head: text.sumLines, align: 'end', cell: ({ lines }) => formatFigure(lines) },
    {
      key: 'this',
      head: text.sumThis,
      align: 'end',
      cell: ({ thisPeriod, base }) => <BothAmounts fen={thisPeriod} base={base} />,
    },
    { key: 'tax', head: text.line.tax, align: 'end', cell: ({ deductibleTax }) => <Price fen={deductibleTax} tone="plain" /> },
  ]
  return (
    <Card title={text.sums}>
      <Tabs
        kind="pill"
        label={text.sums}
        value={by}
        onChange={setBy}
        tabs={groups.map((group) => ({ value: group, label: text.sumsBy[group] }))}
      >
        <div className={styles['panel']}>
          <Table
            caption={text.sumsBy[by]}
            columns={columns}
            rows={sums.filter((one) => one.by === by)}
            rowKey={({ key }) => key}
          />
        </div>
      </Tabs>
    </Card>
  )
}

/** What has a page of its own leads there. */
const partPaths: Partial<Record<BillSum['by'], Readonly<Record<string, (query: { billNo: string }) => string>>>> = {
  category: {
    insurance: paths.billInsurances,
    adjustment: paths.fillBill,
    mailing: paths.fillBill,
    compensation: paths.fillBill,
  },
  voucher: { airItinerary: paths.flightItineraries, railTicket: paths.trainItineraries, insurance: paths.billInsurances },
}

function SumName({ billNo, one: { by, key, name } }: { billNo: string; one: BillSum }) {
  const path = partPaths[by]?.[key]
  return path ? <Link to={path({ billNo })}>{name}</Link> : name
}

export function BillPayments({ payments }: { payments: readonly BillPayment[] }) {
  const text = useText('finance/bill/page')
  return (
    <Card title={text.payments}>
      {payments.length === 0 ? (
        <EmptyState compact icon="card" title={text.noPayments} />
      ) : (
        payments.map(({ paymentId, amount, receivedOn, receipt, recordedBy, recordedAt }) => (
          <div key={paymentId} className={styles['entry']}>
            <span className={styles['row']}>
              {formatFullDate(receivedOn)}
              <Price fen={amount} tone="plain" />
            </span>
            <span className={styles['small']}>
              {[text.receipt({ receipt }), text.raisedBy({ name: recordedBy, at: formatInstant(recordedAt) })].join(' · ')}
            </span>
          </div>
        ))
      )}
    </Card>
  )
}
