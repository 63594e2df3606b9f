import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useState } from 'react'
import { cancelMeetingDemand } from '../../../../api/calls/products/meeting/requirement'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { Countdown } from '../../../../kit/dates/countdown'
import { Card } from '../../../../kit/layout/page'
import { told } from '../../../../kit/overlays/told'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../meeting.module.css'
import { ReasonDialog } from '../reason-dialog'
import { AskAgainDialog } from './ask-again'
import { demandReads } from './states'

function useNextSentence({ state, due, venues, reason = '' }: MeetingDemandDetail): string {
  const { next } = useText('products/meeting/requirement')
  const time = due ? formatInstant(due) : ''
  if (state === 'draft') return next.draft
  if (state === 'asking') return next.asking({ count: venues.filter(({ asked }) => asked).length, time })
  if (state === 'submitted') return next.submitted({ time })
  if (state === 'quoted') return next.quoted({ time })
  if (state === 'refused') return next.refused({ reason })
  if (state === 'expired') return next.expired
  return state === 'cancelled' ? next.cancelled : next.ordered
}

/** What happens next and by when, and what whoever asked can do. */
export function RequirementHead({ demand, onDue }: { demand: MeetingDemandDetail; onDue: () => void }) {
  const text = useText('products/meeting/requirement')
  const { due, late, orderNo, canAskAgain, canCancel, canEdit, canQuote, state } = demand
  const isOrdered = orderNo !== undefined && state !== 'expired' && state !== 'quoted'
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
          {canCancel && <Drop demand={demand} />}
          {canEdit && (
            <ButtonLink kind="main" to={paths.writeMeeting({ demandNo: demand.demandNo })}>
              {text.goOn}
            </ButtonLink>
          )}
          {canAskAgain && !canQuote && <AskAgain demand={demand} />}
          {isOrdered && (
            <ButtonLink kind="main" to={paths.meetingOrder({ orderId: orderNo })}>
              {text.toOrder}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

function Drop({ demand: { demandNo } }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  const [open, setOpen] = useState(false)
  const cancel = useWrite(cancelMeetingDemand, demandReads)
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
        words={{ label: text.reason, missing: text.reasonMissing, keep: text.keep, confirm: text.drop }}
        busy={cancel.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}

/** Opens the words in which other offers are asked for. */
function AskAgain({ demand }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="brand" icon="refresh" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.again}
      </Button>
      <AskAgainDialog demand={demand} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
