import type { Bill, BillLine, LedgerEvent } from '@sojourn/contract/finance/bill.shapes'
import type { BillDecision } from '@sojourn/contract/finance/bill-words'
import { useState } from 'react'
import { mayDo, useEmployee } from '../../../../api/employee'
import { getBillLineEvents } from '../../../../api/calls/finance/bill'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Fact, FactGrid } from '../../../../kit/lists/facts'
import { Badge } from '../../../../kit/marks/badge'
import { Price } from '../../../../kit/marks/price'
import { Drawer } from '../../../../kit/overlays/dialog'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { CostForm } from './cost-form'
import { useDecide } from './use-decide'
import { useLineFacts } from './use-line-facts'
import { VarianceForm } from './variance-form'
import styles from '../bill.module.css'

interface LineDrawerProps {
  bill: Bill
  line: BillLine
  decides: boolean
  onClose: () => void
}

/** One line with all that it came from; what belongs together with it is decided here too. */
export function LineDrawer({ bill, line, decides, onClose }: LineDrawerProps) {
  const text = useText('finance/bill/page')
  const orders = useText('admin/orders/orders')
  const [raising, setRaising] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const mayCorrect = mayDo(useEmployee(), 'manageCosts')
  const { data } = useRead(getBillLineEvents, { billNo: bill.billNo, lineId: line.lineId })
  const own = bill.state === 'preBill' && mayCorrect ? data?.ownCostCentreId : undefined
  const facts = useLineFacts(line)
  return (
    <Drawer open onClose={onClose} title={[text.categories[line.category], formatPrice(line.company)].join(' ')}>
      <div className={styles['stack']}>
        <FactGrid>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
        </FactGrid>
        {decides && <Together bill={bill} line={line} onDone={onClose} />}
        {decides && line.variance !== 'pending' && !raising && (
          <Button icon="comment" onClick={() => setRaising(true)}>
            {text.raise}
          </Button>
        )}
        {own !== undefined && !correcting && (
          <Button icon="edit" onClick={() => setCorrecting(true)}>
            {orders.correctTitle}
          </Button>
        )}
        {own !== undefined && correcting && <CostForm line={line} own={own} onDone={onClose} />}
        {raising && <VarianceForm billNo={bill.billNo} lineId={line.lineId} onDone={onClose} />}
        <Events bill={bill} line={line} />
      </div>
    </Drawer>
  )
}

/** The line alone, or with all that have the same order, application, title or cost centre. */
function Together({ bill, line, onDone }: { bill: Bill; line: BillLine; onDone: () => void }) {
  const text = useText('finance/bill/page')
  const { decide, busy } = useDecide(bill)
  const { orderNo, entityId, told } = line
  const choices = [
    { key: 'line', name: text.eventOwn, choice: { lineIds: [line.lineId] } },
    { key: 'order', name: text.ofOrder, choice: { orderNo } },
    ...(told.travelApplyNo
      ? [{ key: 'application', name: text.ofApplication, choice: { travelApplyNo: told.travelApplyNo } }]
      : []),
    { key: 'entity', name: text.ofEntity, choice: { entityId } },
    { key: 'costCentre', name: text.ofCostCentre, choice: { costCentreId: told.costCentreId } },
  ]
  const button = (choice: (typeof choices)[number]['choice'], decision: BillDecision, name: string) => (
    <Button size="compact" busy={busy} onClick={() => decide(choice, decision, onDone)}>
      {name}
    </Button>
  )
  return (
    <section className={styles['together']}>
      {choices.map(({ key, name, choice }) => (
        <div key={key} role="group" aria-label={name} className={styles['row']}>
          <span>{name}</span>
          <span className={styles['actions']}>
            {button(choice, 'nextPeriod', text.decideNext)}
            {button(choice, 'thisPeriod', text.decideThis)}
          </span>
        </div>
      ))}
    </section>
  )
}

function Events({ bill: { billNo }, line: { lineId } }: { bill: Bill; line: BillLine }) {
  const text = useText('finance/bill/page')
  const { data, error, refetch } = useRead(getBillLineEvents, { billNo, lineId })
  return (
    <section>
      <h3>{text.events}</h3>
      <p className={styles['small']}>{text.eventsLead}</p>
      {data ? (
        data.events.map((event) => <Event key={event.postingId} event={event} />)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={72} />
      )}
    </section>
  )
}

function Event({ event: { at, kind, own, entries } }: { event: LedgerEvent }) {
  const text = useText('finance/bill/page')
  const kinds: Readonly<Record<string, string>> = text.eventKinds
  const accounts: Readonly<Record<string, string>> = text.accounts
  return (
    <div className={own ? `${styles['entry']} ${styles['own']}` : styles['entry']}>
      <span className={styles['row']}>
        <strong>{kinds[kind] ?? text.eventOther}</strong>
        {own && <Badge tone="brand">{text.eventOwn}</Badge>}
        <span className={styles['small']}>{formatInstant(at)}</span>
      </span>
      {entries.map(({ account, amount }, index) => (
        <span key={`${account}${index}`} className={styles['row']}>
          <span className={styles['soft']}>{accounts[account] ?? account}</span>
          <Price fen={amount} size="small" tone="plain" />
        </span>
      ))}
    </div>
  )
}
