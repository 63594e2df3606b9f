import { listFiles } from '../modules/list-files'
import type { Context } from '../context'
import { changeOrder, refundOrder } from '../modules/booking/after-sale/after-sales'
import { completeOrder } from '../modules/booking/fulfilment/complete'
import { expireOrder } from '../modules/booking/lifecycle/expire'
import { chargeCompany } from '../modules/booking/settlement/payment-charge'
import { returnPayment } from '../modules/booking/payment/payment-return'
import { expirePoints } from '../modules/booking/ledger/points'
import { issueOrder } from '../modules/booking/fulfilment/issue'
import { releaseOrder } from '../modules/booking/lifecycle/release'
import { securePlaced } from '../modules/booking/placing/settle'
import { settleNotice, tellAccepted } from '../modules/booking/fulfilment/notice-jobs'
import { readScheduleEvents } from '../modules/booking/fulfilment/schedule-events'
import { expireDemand } from '../modules/booking/demand/expire'
import { expireApplication } from '../modules/booking/applying/application-expire'
import { expireApproval, remindApprovers } from '../modules/booking/decision/silence'
import { remindOfTickets } from '../modules/booking/unused-ticket/remind'
import { sendMail } from '../modules/booking/notification/send'
import { followDesk, tellLeads } from '../modules/access/agent/follow-desk'
import { sealAudit } from '../modules/access/audit/seal'
import { joinLater } from '../modules/admin/incident/join'
import { runExport } from '../modules/admin/order/run-export'
import { runLab } from '../modules/admin/policy-lab/run-lab'
import { textInvitation } from '../modules/admin/person/text-invitation'
import { turnPerson } from '../modules/admin/person/turn'
import { beginRates } from '../modules/admin/rates/begin'
import { tellTravellers } from '../modules/admin/policy/tell'
import { makeBill } from '../modules/finance/bill/make'
import { runBilling } from '../modules/finance/bill/run'
import { followDeadlines } from '../modules/products/meeting/demand/deadlines'
import { remindOfAnswers } from '../modules/products/meeting/attendees/remind'
import { textGuest } from '../modules/products/meeting/attendees/text-guest'
import { followRooms } from '../modules/products/meeting/room-block/follow'
import { watchPrice } from '../modules/products/intl-flight/after-sale/price-drop/watch'
import { issueInvoice } from '../modules/finance/invoice/issue'
import { reviewInvoices } from '../modules/finance/invoice/review'
import { followVouchers } from '../modules/finance/voucher/follow'
import { remindOfVouchers } from '../modules/finance/voucher/remind'
import { followOrders } from '../modules/finance/report/follow'
import { mailReports } from '../modules/finance/report/view/send'
import { purge } from '../modules/access/housekeeping'
import { sendCode } from '../modules/access/code/send-code'
import type { JobKind } from '../db/queue'
import type { Job } from './store'

export const jobHandlers: Record<JobKind, (context: Context, job: Job) => Promise<void>> = {
  'order.secure': securePlaced,
  'order.issue': issueOrder,
  'application.expire': expireApplication,
  'demand.expire': expireDemand,
  'desk.follow': followDesk,
  'desk.tell': tellLeads,
  'order.refund': refundOrder,
  'order.change': changeOrder,
  'order.release': releaseOrder,
  'order.complete': completeOrder,
  'supply.scheduleEvents': readScheduleEvents,
  'notice.settle': settleNotice,
  'notice.confirm': tellAccepted,
  'order.expire': expireOrder,
  'approval.expire': expireApproval,
  'approval.remind': remindApprovers,
  'mail.send': sendMail,
  'account.sendCode': sendCode,
  'housekeeping.purge': purge,
  'audit.seal': sealAudit,
  'payment.charge': chargeCompany,
  'payment.return': returnPayment,
  'points.expire': expirePoints,
  'person.turn': turnPerson,
  'rates.begin': beginRates,
  'person.text': textInvitation,
  'policy.tell': tellTravellers,
  'ticket.remind': remindOfTickets,
  'meeting.remind': remindOfAnswers,
  'meeting.demand': followDeadlines,
  'meeting.rooms': followRooms,
  'meeting.guest': textGuest,
  'order.export': (context, job) => runExport(context, job, listFiles),
  'incident.join': joinLater,
  'policy.lab': runLab,
  'bill.run': runBilling,
  'bill.make': makeBill,
  'price.watch': watchPrice,
  'invoice.issue': issueInvoice,
  'invoice.review': reviewInvoices,
  'report.follow': followOrders,
  'voucher.follow': followVouchers,
  'voucher.remind': remindOfVouchers,
  'report.mail': mailReports,
}
