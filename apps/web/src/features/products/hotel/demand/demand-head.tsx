import type { HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { useState } from 'react'
import {
  askHotelDemandAgain,
  cancelHotelDemand,
  getHotelDemand,
  getHotelDemands,
  getUnconfirmedHotelDemandCount,
} from '../../../../api/calls/products/hotel/demand'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Countdown } from '../../../../kit/dates/countdown'
import { formatInstant } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { told } from '../../../../kit/overlays/told'
import { paths } from '../../../../paths'
import { ReasonDialog } from './demand-reason'
import styles from './demand.module.css'

export const demandReads = [getHotelDemand, getHotelDemands, getUnconfirmedHotelDemandCount]

function useNextSentence({ state, history, due, late, reason = '', reopenedUntil }: HotelDemandDetail): string {
  const { next } = useText('products/hotel/demand')
  const time = due ? formatInstant(due) : ''
  if (state === 'submitted') return late ? next.late({ time }) : due ? next.submitted({ time }) : next.submittedPlain
  if (state === 'quoted') return next.quoted({ time })
  if (state === 'refused') return next.refused({ reason })
  if (state === 'expired') return next.expired({ time: reopenedUntil ? formatInstant(reopenedUntil) : '' })
  if (state === 'cancelled' && history.at(-1)?.event === 'overtaken') return next.overtaken
  if (state === 'cancelled') return reopenedUntil === undefined ? next.cancelled({ reason }) : next.lapsed
  return next[state]
}

/** What happens next and by when, and what whoever asked can do. */
export function DemandHead({ demand, onDue }: { demand: HotelDemandDetail; onDue: () => void }) {
  const text = useText('products/hotel/demand')
  const { due, late, orderNo, canAskAgain, canCancel, demandNo } = demand
  return (
    <Card>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <p aria-live="polite">{useNextSentence(demand)}</p>
          {due && !late && (
            <p className={styles['soft']}>
              <Countdown until={due} onEnd={onDue} />
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          {canCancel && <Drop demandNo={demandNo} />}
          {canAskAgain && <AskAgain demandNo={demandNo} />}
          {orderNo && (
            <ButtonLink kind="brand" to={paths.hotelOrder({ orderId: orderNo })}>
              {text.toOrder}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

function AskAgain({ demandNo }: { demandNo: string }) {
  const text = useText('products/hotel/demand')
  const again = useWrite(askHotelDemandAgain, demandReads)
  const send = () => void told(again.mutateAsync({ demandNo }), text.askedAgain)
  return (
    <Button kind="brand" icon="refresh" busy={again.isPending} onClick={send}>
      {text.askAgain}
    </Button>
  )
}

function Drop({ demandNo }: { demandNo: string }) {
  const text = useText('products/hotel/demand')
  const [open, setOpen] = useState(false)
  const cancel = useWrite(cancelHotelDemand, demandReads)
  const send = (reason: string) =>
    void told(cancel.mutateAsync({ demandNo, reason }), text.dropped).then((done) => done && setOpen(false))
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
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
