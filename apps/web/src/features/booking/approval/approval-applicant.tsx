import type { ApprovalOrder } from '@sojourn/contract/booking/approval.calls'
import { useState } from 'react'
import {
  getApprovalDetail,
  getApprovalOrder,
  getApprovalOrderList,
  urgeApproval,
  withdrawApproval,
} from '../../../api/calls/booking/approval'
import { getTripOrderList } from '../../../api/calls/booking/order'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { FieldError } from '../../../kit/forms/field'
import { ButtonLink } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import styles from './approval-case.module.css'
import { CommentDialog } from './approval-comment'

const concerned = [getApprovalOrder, getApprovalDetail, getApprovalOrderList, getTripOrderList] as const

/** What the submitter, or whoever looks on, may do; a button that cannot be used says why. */
export function ApplicantActs({ approval }: { approval: ApprovalOrder }) {
  const text = useText('booking/centre-approval')
  const [asking, setAsking] = useState<'withdraw' | 'comment'>()
  const urging = useWrite(urgeApproval, concerned)
  const { approvalId, buttons } = approval
  const buttonOf = (action: string) => buttons.find((one) => one.action === action)
  const [urge, withdraw, agree] = [buttonOf('urge'), buttonOf('withdraw'), buttonOf('agree')]
  const send = () =>
    urging.mutate(
      { approvalId },
      {
        onSuccess: ({ urged }) => toast(text.urged({ names: text.names({ names: urged }) }), 'good'),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <div className={styles['acts']}>
      {agree?.enabled && (
        <ButtonLink kind="brand" to={paths.approval({ approvalId })}>
          {text.viewApproval}
        </ButtonLink>
      )}
      {urge && (
        <Button icon="bell" busy={urging.isPending} disabledReason={urge.reason} onClick={send}>
          {text.urge}
        </Button>
      )}
      <Button onClick={() => setAsking('comment')}>{text.comment}</Button>
      {withdraw && (
        <Button kind="danger" disabledReason={withdraw.reason} onClick={() => setAsking('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {urge?.reason && <p className={styles['faint']}>{urge.reason}</p>}
      <WithdrawDialog approvalId={approvalId} open={asking === 'withdraw'} onClose={() => setAsking(undefined)} />
      <CommentDialog approvalId={approvalId} open={asking === 'comment'} onClose={() => setAsking(undefined)} />
    </div>
  )
}

function WithdrawDialog({ approvalId, open, onClose }: { approvalId: string; open: boolean; onClose: () => void }) {
  const text = useText('booking/centre-approval')
  const write = useWrite(withdrawApproval, concerned)
  const withdraw = () =>
    write.mutate(
      { approvalId },
      {
        onSuccess: () => {
          toast(text.withdrawn, 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.withdrawTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="danger" busy={write.isPending} onClick={withdraw}>
            {text.withdrawConfirm}
          </Button>
        </>
      }
    >
      <p>{text.withdrawText}</p>
      {write.error && <FieldError>{write.error.message}</FieldError>}
    </Dialog>
  )
}
