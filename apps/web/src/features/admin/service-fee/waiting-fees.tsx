import type { ServiceFeeRow } from '@sojourn/contract/admin/agency/service-fee.calls'
import { useState } from 'react'
import { decideServiceFee, getServiceFees } from '../../../api/calls/admin/agency/service-fee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { ReasonDialog } from '../fields/reason-dialog'
import { told } from '../../../kit/overlays/told'
import { FeeAmounts, FeeSteps, useFeeWords } from './fee-words'
import styles from './fees.module.css'

/** What one of the agency proposed and a second person has to agree to. */
export function WaitingFees({ rows }: { rows: readonly ServiceFeeRow[] }) {
  const text = useText('admin/agency/service-fee')
  const words = useFeeWords()
  return (
    <Card title={text.waiting}>
      {rows.length === 0 ? (
        <p className={styles['soft']}>{text.noWaiting}</p>
      ) : (
        <ul className={styles['waiting']} aria-label={text.waiting}>
          {rows.map((row) => (
            <li key={row.feeId}>
              <strong>{[words.who(row), words.product(row), words.from(row)].join(' · ')}</strong>
              <FeeAmounts row={row} />
              <FeeSteps row={row} />
              {row.mine ? <Withdraw row={row} /> : <Decide row={row} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Withdraw({ row: { feeId } }: { row: ServiceFeeRow }) {
  const text = useText('admin/agency/service-fee')
  const write = useWrite(decideServiceFee, [getServiceFees])
  const withdraw = async () => {
    if (await ask({ title: text.withdrawTitle, message: text.withdrawMessage, confirm: text.withdraw, cancel: true }))
      await told(write.mutateAsync({ feeId, decision: 'withdraw', reason: '' }), text.withdrawn)
  }
  return (
    <>
      <IconLine icon="info">{text.own}</IconLine>
      <Button busy={write.isPending} onClick={() => void withdraw()}>
        {text.withdraw}
      </Button>
    </>
  )
}

function Decide({ row }: { row: ServiceFeeRow }) {
  const text = useText('admin/agency/service-fee')
  const words = useFeeWords()
  const [refusing, setRefusing] = useState(false)
  const write = useWrite(decideServiceFee, [getServiceFees])
  const { feeId } = row
  const agree = async () => {
    const message = text.agreeMessage({ who: words.who(row), product: words.product(row), from: words.from(row) })
    if (await ask({ title: text.agreeTitle, message, confirm: text.agree, cancel: true }))
      await told(write.mutateAsync({ feeId, decision: 'agree', reason: '' }), text.agreed)
  }
  const refuse = (reason: string) =>
    void told(write.mutateAsync({ feeId, decision: 'refuse', reason }), text.refused).then((done) => done && setRefusing(false))
  return (
    <div className={styles['buttons']}>
      <Button kind="brand" busy={write.isPending} onClick={() => void agree()}>
        {text.agree}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setRefusing(true)}>
        {text.refuse}
      </Button>
      {refusing && (
        <ReasonDialog
          title={text.refuseTitle}
          label={text.reason}
          cancel={text.cancel}
          least={1}
          missing={text.reasonMissing}
          confirm={text.refuse}
          busy={write.isPending}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}
