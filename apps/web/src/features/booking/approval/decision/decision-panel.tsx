import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { useEffect, useState } from 'react'
import { getApprovalDetail } from '../../../../api/calls/booking/approval/approval'
import { queryClient } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Countdown } from '../../../../kit/dates/countdown'
import { DockedCard } from '../../../../kit/layout/docked-card'
import { Fact, FigureList } from '../../../../kit/lists/facts'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { CommentDialog } from '../approval-comment'
import { AgreeDialog, RejectDialog } from './decision-dialogs'
import { SignerDialog, TransferDialog } from './decision-hand-over'
import { DecisionOutcome } from './decision-outcome'
import styles from './decision-panel.module.css'
import { TravellerNames } from '../../order-list/order-list-parts'
import { useOrderDetail } from '../../product/order-detail'
import { useProductOfOrder } from '../../product/use-products'
import { type Decision, useDecision } from './use-decision'
import { storage } from '../../../../kit/browser/storage'

/** Handbook 8.3 */
const running = 0

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [getApprovalDetail.path] })

/** Beside the case, at the bottom of a phone: who, how much, how long, and the two answers. */
export function DecisionPanel({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/decision')
  const { asking, start, stop, notice, decide, busy } = useDecision(detail)
  const [keys, setKeys] = useDecisionKeys(detail.canDecide, start)
  return (
    <div className={styles['place']}>
      <DockedCard label={text.title}>
        <div className={styles['head']}>
          <strong>
            <TravellerNames names={detail.travellers} />
          </strong>
          <CaseAmount detail={detail} />
        </div>
        {detail.actsFor && <p className={styles['faint']}>{text.actsFor({ name: detail.actsFor })}</p>}
        <Clocks detail={detail} />
        <div role="status" className={styles['status']}>
          {notice && (
            <p className={styles['notice']}>
              <Icon name="alert" size={16} />
              {notice}
            </p>
          )}
        </div>
        {detail.canDecide ? <Answers keys={keys} onKeys={setKeys} onAnswer={start} /> : <DecisionOutcome detail={detail} />}
        <OtherActs detail={detail} />
        <AgreeDialog detail={detail} open={asking === 'agree'} busy={busy} notice={notice} onClose={stop} onDecide={decide} />
        <RejectDialog detail={detail} open={asking === 'reject'} busy={busy} notice={notice} onClose={stop} onDecide={decide} />
      </DockedCard>
    </div>
  )
}

/** What is decided about; what is paid where it is used costs that as well. */
function CaseAmount({ detail }: { detail: ApprovalDetail }) {
  if (detail.subjectKind === 'order') return <OrderAmount detail={detail} />
  return <Price fen={detail.total} size="large" />
}

function OrderAmount({ detail }: { detail: ApprovalDetail }) {
  const { onSite } = useProductOfOrder()(detail.subjectNo).order
  const { data } = useOrderDetail(detail.subjectNo, { enabled: onSite !== undefined })
  const due = data && onSite?.due(data)
  if (!onSite || due === undefined) return <Price fen={detail.total} size="large" />
  return (
    <span>
      <span className={styles['faint']}>{onSite.words()} </span>
      <Price fen={detail.total + due} size="large" />
    </span>
  )
}

function Answers(props: { keys: boolean; onKeys: (on: boolean) => void; onAnswer: (decision: Decision) => void }) {
  const text = useText('booking/approval/decision')
  const { keys, onKeys, onAnswer } = props
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          kind="brand"
          size="large"
          icon="check"
          aria-keyshortcuts={keys ? 'A' : undefined}
          onClick={() => onAnswer('agree')}
        >
          {text.agree}
        </Button>
        <Button
          kind="danger"
          size="large"
          icon="close"
          aria-keyshortcuts={keys ? 'R' : undefined}
          onClick={() => onAnswer('reject')}
        >
          {text.reject}
        </Button>
      </div>
      <div className={styles['keys']}>
        <Checkbox label={text.keysLabel} hint={text.keys} checked={keys} onChange={onKeys} />
      </div>
    </>
  )
}

/** Everything else that may be done: hand over, ask somebody too, write. */
function OtherActs({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/decision')
  const [open, setOpen] = useState<'transfer' | 'signer' | 'comment'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles['others']}>
      {detail.canDecide && (
        <>
          <Button kind="quiet" size="compact" onClick={() => setOpen('transfer')}>
            {text.transfer}
          </Button>
          <Button kind="quiet" size="compact" onClick={() => setOpen('signer')}>
            {text.addSigner}
          </Button>
        </>
      )}
      <Button kind="quiet" size="compact" onClick={() => setOpen('comment')}>
        {text.comment}
      </Button>
      <TransferDialog detail={detail} open={open === 'transfer'} onClose={close} />
      <SignerDialog detail={detail} open={open === 'signer'} onClose={close} />
      <CommentDialog approvalId={detail.approvalId} open={open === 'comment'} onClose={close} />
    </div>
  )
}

/** How long the approver has, and how long the seats are held. */
function Clocks({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/decision')
  if (detail.state !== running) return null
  return (
    <div className={styles['clocks']}>
      <FigureList>
        <Fact name={text.decideWithin}>
          {detail.onSilence === 'remind' ? text.noDeadline : <Countdown until={detail.deadline} onEnd={readAgain} />}
        </Fact>
        {detail.order?.holdExpiresAt && !detail.order.nothingHeld && (
          <Fact name={text.heldFor}>
            <Countdown until={detail.order.holdExpiresAt} />
          </Fact>
        )}
      </FigureList>
    </div>
  )
}

const storageKey = 'sojourn.decisionKeys'
const decisions: Readonly<Record<string, Decision>> = { a: 'agree', r: 'reject' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** A and R; single letters can be switched off (WCAG 2.1.4) and never act while a person types or a dialog is open. */
function useDecisionKeys(active: boolean, onDecision: (decision: Decision) => void) {
  const [enabled, setEnabled] = useState(() => storage.read(storageKey) !== 'off')
  useEffect(() => {
    if (!active || !enabled) return undefined
    const press = (event: KeyboardEvent) => {
      const decision = decisions[event.key.toLowerCase()]
      if (!decision || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      onDecision(decision)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [active, enabled, onDecision])
  const change = (on: boolean) => {
    storage.write(storageKey, on ? 'on' : 'off')
    setEnabled(on)
  }
  return [enabled, change] as const
}
