// Made from action.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './action.zh-CN'

export const text: typeof source = {
  draft: '查詢並填寫預訂',
  order: '提交訂單',
  refund: '申請退款',
  change: '申請改簽',
  acceptTimes: '接受航班變動',
  cancel: '取消',
  withdraw: '撤回審批',
  resubmit: '重新提交審批',
  pay: '支付',
  trip: '整理行程',
  application: '處理出差申請',
  approval: '催辦或留言審批',
  waitlist: '提交候補',
  leaveWaitlist: '取消候補',
  demand: '提交飯店需求',
  quote: '為飯店需求報價',
  refuse: '答覆飯店需求無法報價',
  buy: '錄入代購的車票',
  decline: '答覆車票未能代購',
  traveller: '維護出行人資料',
  likes: '維護偏好與會員卡',
  other: '其他操作',
}
