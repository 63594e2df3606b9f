import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useState } from 'react'
import { withdrawFlightDemand } from '../../../../api/calls/products/intl-flight/demand'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { Countdown } from '../../../../kit/dates/countdown'
import { Card } from '../../../../kit/layout/page'
import { told } from '../../../../kit/overlays/told'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { demandReads } from './demand-reads'
import { stateWords } from './demand-states'
import { ReasonDialog } from './reason-dialog'
import styles from './demand.module.css'

function useNextSentence({ state, due, late, promisedAgain, history, reason = '', reopenedUntil }: FlightDemandDetail): string {
  const { next } = useText('products/intl-flight/demand/words')
  const time = due ? formatInstant(due) : ''
  const word = stateWords[state]
  if (word === 'submitted')
    return late ? next.late({ time, again: promisedAgain ? formatInstant(promisedAgain) : '' }) : next.submitted({ time })
  if (word === 'quoted') return next.quoted({ time })
  if (word === 'refused') return next.refused({ reason })
  if (word === 'obsolete' && history.at(-1)?.event === 'overtaken') return next.overtaken
  if (word === 'obsolete') return reopenedUntil === undefined ? next.obsolete({ reason }) : next.lapsed
  const until = reopenedUntil === undefined ? '' : formatInstant(reopenedUntil)
  if (word === 'rejected') return next.rejected({ time: until })
  if (word === 'expired') return reason === '' ? next.expired({ time: until }) : next.declined({ reason, time: until })
  return next[word]
}

/** What happens next and by when, and what whoever asked can do. */
export function DemandHead({ demand, onDue }: { demand: FlightDemandDetail; onDue: () => void }) {
  const text = useText('products/intl-flight/demand/words')
  const { due, late, orderNo, canAskAgain, canEdit, canWithdraw, demandNo, version } = demand
  return (
    <Card>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <strong>{demand.title}</strong>
          <p aria-live="polite">{useNextSentence(demand)}</p>
          {due && !late && (
            <p className={styles['soft']}>
              <Countdown until={due} onEnd={onDue} />
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          {canWithdraw && <Withdraw demandNo={demandNo} version={version} />}
          {(canAskAgain || canEdit) && (
            <ButtonLink kind="brand" icon={canEdit ? 'edit' : 'refresh'} to={paths.flightDemandForm({ demandNo })}>
              {canEdit ? text.goOn : text.askAgain}
            </ButtonLink>
          )}
          {orderNo && (
            <ButtonLink kind="brand" to={paths.intlFlightOrder({ orderId: orderNo })}>
              {text.toOrder}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

function Withdraw({ demandNo, version }: Pick<FlightDemandDetail, 'demandNo' | 'version'>) {
  const text = useText('products/intl-flight/demand/words')
  const [open, setOpen] = useState(false)
  const withdraw = useWrite(withdrawFlightDemand, demandReads)
  const send = (reason: string) =>
    void told(withdraw.mutateAsync({ demandNo, version, reason }), text.dropped).then((done) => done && setOpen(false))
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.drop}
      </Button>
      <ReasonDialog
        open={open}
        title={text.dropTitle}
        label={text.dropReason}
        confirm={text.drop}
        busy={withdraw.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
