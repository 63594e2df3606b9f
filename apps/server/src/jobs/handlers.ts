import type { Context } from '../context'
import { expireApproval, expireOrder } from '../modules/booking/lifecycle/expire'
import { issueOrder } from '../modules/booking/lifecycle/issue'
import { sendMail } from '../modules/booking/mail/send'
import type { JobKind } from '../db/queue'
import type { Job } from './store'

export const jobHandlers: Record<JobKind, (context: Context, job: Job) => Promise<void>> = {
  'order.issue': issueOrder,
  'order.expire': expireOrder,
  'approval.expire': expireApproval,
  'mail.send': sendMail,
}
