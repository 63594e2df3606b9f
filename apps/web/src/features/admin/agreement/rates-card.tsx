import type { AgreedRates, AgreedRatesRow } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import { useState } from 'react'
import { decideServedRates, getServedRates } from '../../../api/calls/admin/agency/agreed-rates'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Badge } from '../../../kit/marks/badge'
import { ask } from '../../../kit/overlays/modal-queue'
import { told } from '../../../kit/overlays/told'
import { formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { ReasonDialog } from '../fields/reason-dialog'
import styles from './agreement.module.css'
import { RatesEditor } from './rates-editor'
import { nameIn, type ServedRates } from './rates-form'
import { deskReads } from './terms-form'

/** What a customer agreed with carriers and hotels, and pays for refunds and changes: two of the agency change it. */
export function ServedRatesCard({ enterpriseId }: { enterpriseId: number }) {
  const text = useText('admin/agency/agreed-rates')
  const { data, error, refetch } = useRead(getServedRates, { enterpriseId }, { staleTime: 0 })
  const waiting = data?.list.filter(({ status }) => status === 'proposed') ?? []
  const others = data?.list.filter(({ status }) => status !== 'proposed') ?? []
  return (
    <Card title={text.title}>
      <p className={styles['hint']}>{text.lead}</p>
      {data ? (
        <>
          {waiting.length > 0 && <Rows label={text.waiting} rows={waiting} served={data} enterpriseId={enterpriseId} />}
          <h3 className={styles['subtitle']}>{text.current}</h3>
          <RatesFacts rates={data.current} served={data} />
          <RatesEditor key={data.today} enterpriseId={enterpriseId} served={data} />
          {others.length > 0 && <Rows label={text.history} rows={others} served={data} enterpriseId={enterpriseId} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={80} />
      )}
    </Card>
  )
}

/** All of the rates, a line of each. */
function RatesFacts({ rates: { carriers, hotels, afterSales }, served }: { rates: AgreedRates; served: ServedRates }) {
  const text = useText('admin/agency/agreed-rates')
  const { kinds } = useText('admin/agency/agreement')
  const fee = (fen: number): string => (fen === 0 ? text.free : formatPrice(fen))
  return (
    <FactList>
      <Fact name={text.carriers}>
        {carriers.length === 0 && text.carriersNone}
        {carriers.map(({ carrier, code, percentOff }) => (
          <div key={carrier}>{[nameIn(served.carriers, carrier), code, text.off({ percent: percentOff })].join(' · ')}</div>
        ))}
      </Fact>
      <Fact name={text.hotels}>
        {hotels.length === 0 && text.hotelsNone}
        {hotels.map(({ kind, code, brandIds, hotelIds, percentOff }) => (
          <div key={code}>
            {[
              kinds[kind],
              code,
              text.off({ percent: percentOff }),
              ...brandIds.map((id) => nameIn(served.brands, id)),
              ...hotelIds.map((id) => nameIn(served.hotels, id)),
            ].join(' · ')}
          </div>
        ))}
      </Fact>
      <Fact name={text.afterSales}>{`${text.refund} ${fee(afterSales.refund)} · ${text.change} ${fee(afterSales.change)}`}</Fact>
    </FactList>
  )
}

interface RowsProps {
  label: string
  rows: readonly AgreedRatesRow[]
  served: ServedRates
  enterpriseId: number
}

function Rows({ label, rows, served, enterpriseId }: RowsProps) {
  const text = useText('admin/agency/agreed-rates')
  const fees = useText('admin/agency/service-fee')
  return (
    <>
      <h3 className={styles['subtitle']}>{label}</h3>
      <ul className={styles['former']} aria-label={label}>
        {rows.map((row) => (
          <li key={row.ratesId}>
            <strong>
              {text.coming({ from: formatFullDate(row.from) })} <Badge tone="locked">{fees.statuses[row.status]}</Badge>
            </strong>
            <RatesFacts rates={row.rates} served={served} />
            <Steps row={row} />
            {row.status === 'proposed' &&
              (row.mine ? <Withdraw {...{ row, enterpriseId }} /> : <Decide {...{ row, enterpriseId }} />)}
            {row.status === 'coming' && !row.mine && (
              <div className={styles['buttons']}>
                <Refuse {...{ row, enterpriseId }} label={text.callOff} title={text.callOffTitle} done={text.calledOff} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Steps({ row: { status, proposed, decided, note, reason } }: { row: AgreedRatesRow }) {
  const { by, reasonOf } = useText('admin/agency/service-fee')
  const end = status === 'refused' || status === 'withdrawn' ? status : 'agreed'
  const steps = [
    by.proposed({ name: proposed.name, at: formatInstant(proposed.at) }),
    decided && by[end]({ name: decided.name, at: formatInstant(decided.at) }),
    note,
    reason && reasonOf({ reason }),
  ]
  return <p className={styles['soft']}>{steps.filter(Boolean).join(' · ')}</p>
}

interface StepProps {
  row: AgreedRatesRow
  enterpriseId: number
}
const ratesReads = [getServedRates, ...deskReads]

function Withdraw({ row: { ratesId }, enterpriseId }: StepProps) {
  const text = useText('admin/agency/agreed-rates')
  const fees = useText('admin/agency/service-fee')
  const write = useWrite(decideServedRates, ratesReads)
  const withdraw = async () => {
    if (await ask({ title: text.withdrawTitle, message: fees.withdrawMessage, confirm: fees.withdraw, cancel: true }))
      await told(write.mutateAsync({ enterpriseId, ratesId, decision: 'withdraw', reason: '' }), fees.withdrawn)
  }
  return (
    <>
      <p className={styles['soft']}>{fees.own}</p>
      <Button busy={write.isPending} onClick={() => void withdraw()}>
        {fees.withdraw}
      </Button>
    </>
  )
}

function Decide({ row, enterpriseId }: StepProps) {
  const text = useText('admin/agency/agreed-rates')
  const fees = useText('admin/agency/service-fee')
  const write = useWrite(decideServedRates, ratesReads)
  const agree = async () => {
    const message = text.agreeMessage({ from: formatFullDate(row.from) })
    if (await ask({ title: text.agreeTitle, message, confirm: fees.agree, cancel: true }))
      await told(write.mutateAsync({ enterpriseId, ratesId: row.ratesId, decision: 'agree', reason: '' }), fees.agreed)
  }
  return (
    <div className={styles['buttons']}>
      <Button kind="brand" busy={write.isPending} onClick={() => void agree()}>
        {fees.agree}
      </Button>
      <Refuse {...{ row, enterpriseId }} label={fees.refuse} title={text.refuseTitle} done={fees.refused} />
    </div>
  )
}

interface RefuseProps extends StepProps {
  label: string
  title: string
  /** Said once it is done. */
  done: string
}

/** With why, of what waits or has not begun. */
function Refuse({ row: { ratesId }, enterpriseId, label, title, done }: RefuseProps) {
  const fees = useText('admin/agency/service-fee')
  const [refusing, setRefusing] = useState(false)
  const write = useWrite(decideServedRates, ratesReads)
  const refuse = (reason: string) =>
    void told(write.mutateAsync({ enterpriseId, ratesId, decision: 'refuse', reason }), done).then(
      (isDone) => isDone && setRefusing(false),
    )
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setRefusing(true)}>
        {label}
      </Button>
      {refusing && (
        <ReasonDialog
          title={title}
          label={fees.reason}
          cancel={fees.cancel}
          least={1}
          missing={fees.reasonMissing}
          confirm={label}
          busy={write.isPending}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}
