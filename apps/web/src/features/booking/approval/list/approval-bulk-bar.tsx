import type { ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import { useState } from 'react'
import { decideMany, getMyApprovalList } from '../../../../api/calls/booking/approval/approval'
import { getPendingOrderStatistical } from '../../../../api/calls/booking/order'
import { useWrite } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { FormRefusal } from '../../../../kit/forms/field'
import { formatPrice } from '../../../../kit/text/format'
import { SelectionBar } from '../../../../kit/lists/selection-bar'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import styles from './approval-list.module.css'

type Outcome = WebResponse<NonNullable<(typeof decideMany)['contract']>>

interface ApprovalBulkBarProps {
  chosen: readonly ApprovalSummary[]
  onClear: () => void
  /** The one case that is agreed to from its card. */
  single: ApprovalSummary | undefined
  onSingleOver: () => void
}

/** Appears with the first chosen case: one answer for all of them, or for a single one, and by name what could not be decided. */
export function ApprovalBulkBar({ chosen, onClear, single, onSingleOver }: ApprovalBulkBarProps) {
  const text = useText('booking/approval/list')
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<Outcome['refused']>([])
  const write = useWrite(decideMany, [getMyApprovalList, getPendingOrderStatistical])
  const cases = single ? [single] : chosen
  const close = () => {
    setAsking(false)
    onSingleOver()
    write.reset()
  }
  // The list may be read again, and be empty, before the answer is here: what it says is told all the same.
  const agree = () =>
    void write.mutateAsync({ list: cases.map(({ approvalId, version }) => ({ approvalId, version })) }).then(
      (outcome) => {
        close()
        if (!single) onClear()
        setRefused(outcome.refused)
        if (outcome.agreed.length > 0) toast(text.agreedCount({ count: outcome.agreed.length }), 'good')
      },
      () => undefined,
    )
  return (
    <>
      <SelectionBar count={chosen.length} words={text} onClear={onClear}>
        <Button kind="brand" icon="check" onClick={() => setAsking(true)}>
          {text.agreeTogether}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={asking || single !== undefined}
        chosen={cases}
        title={single ? text.agreeTitle : text.agreeTogetherTitle}
        busy={write.isPending}
        error={write.error}
        onClose={close}
        onConfirm={agree}
      />
      <Refused list={refused} onClose={() => setRefused([])} />
    </>
  )
}

function Refused({ list, onClose }: { list: Outcome['refused']; onClose: () => void }) {
  const text = useText('booking/approval/list')
  return (
    <Dialog
      open={list.length > 0}
      onClose={onClose}
      title={text.refusedTitle}
      actions={
        <Button kind="brand" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <ul className={styles['names']}>
        {list.map(({ approvalId, title, reason }) => (
          <li key={approvalId}>
            <strong>{title}</strong> {reason}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ConfirmDialogProps {
  open: boolean
  chosen: readonly ApprovalSummary[]
  title: string
  busy: boolean
  error: Error | null
  onClose: () => void
  onConfirm: () => void
}

function ConfirmDialog({ open, chosen, title, busy, error, onClose, onConfirm }: ConfirmDialogProps) {
  const text = useText('booking/approval/list')
  const price = formatPrice(chosen.reduce((sum, { total }) => sum + total, 0))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="brand" busy={busy} onClick={onConfirm}>
            {text.agreeTogetherConfirm}
          </Button>
        </>
      }
    >
      <p>{text.agreeTogetherText({ count: chosen.length, price })}</p>
      <ul className={styles['names']}>
        {chosen.map(({ approvalId, travellers, title }) => (
          <li key={approvalId}>
            {text.names({ names: travellers })} · {title}
          </li>
        ))}
      </ul>
      {error && <FormRefusal>{error.message}</FormRefusal>}
    </Dialog>
  )
}
