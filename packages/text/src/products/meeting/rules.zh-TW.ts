// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

export const text: typeof source = {
  kind: '會議詢價',
  work: '會議結算',
  title: (p: { city: string; date: string; people: number }) => `${p.city}會議，${p.date}，${p.people} 人`,
  orderTitle: {
    deposit: (p: { venue: string; hall: string; date: string; people: number }) =>
      `${p.venue} ${p.hall}，${p.date}，${p.people} 人（定金）`,
    balance: (p: { venue: string; hall: string; date: string; people: number }) =>
      `${p.venue} ${p.hall}，${p.date}，${p.people} 人（尾款）`,
  },
  people: (p: { count: number }) => `${p.count} 人`,
  begins: '活動開始',
  ends: '活動結束',
  states: {
    draft: '草稿',
    submitted: '已提交',
    asking: '方案詢價中',
    quoted: '已報價',
    confirming: '客戶確認中',
    awaitingDeposit: '待付定金',
    running: '執行中',
    settling: '待結算',
    completed: '已完成',
    cancelled: '已取消',
    expired: '報價失效',
    refused: '無法報價',
  },
  orderStates: { paid: '尾款已付' },
  events: {
    submitted: '提交需求',
    resubmitted: '重新詢價',
    quoted: (p: { count: number }) => `收到 ${p.count} 個方案`,
    ordered: (p: { orderNo: string }) => `選定方案，生成訂單 ${p.orderNo}`,
    declined: (p: { reason: string }) => `無法按報價預訂：${p.reason}`,
    late: '未能在承諾時間內報價，已通知客服主管並重新承諾',
    overtaken: '出行日期已過，自動作廢',
    planOver: (p: { number: number }) => `方案 ${p.number} 已失效`,
    expired: '報價已失效',
    refused: (p: { reason: string }) => `無法報價：${p.reason}`,
    cancelled: (p: { reason: string }) => `取消：${p.reason}`,
    lapsed: '7 天內未重新詢價或報價，自動取消',
  },
  evidence: { notice: '會議通知', attendance: '簽到表', bill: '費用明細', invoice: '發票' },
  steps: {
    confirmed: (p: { what: string }) => `場地已確認，合同號 ${p.what}`,
    uploaded: (p: { what: string }) => `上傳${p.what}`,
    peopleChanged: (p: { count: number }) => `參會人數改為 ${p.count} 人`,
    stated: (p: { amount: string }) => `實際費用 ${p.amount}，請核對`,
    objected: (p: { what: string }) => `對實際費用有異議：${p.what}`,
    accepted: (p: { amount: string }) => `確認實際費用 ${p.amount}`,
    invited: (p: { count: number }) => `生成邀請連結，最多 ${p.count} 人回覆`,
    linkRevoked: () => '停用一個邀請連結',
    answersDue: (p: { count: number }) => `邀請明天截止，已有 ${p.count} 人確認參加`,
    roomsHeld: (p: { count: number }) => (p.count === 0 ? '退回全部預留房' : `預留 ${p.count} 間夜`),
    roomsDue: (p: { count: number; what: string }) => `預留房截止日 ${p.what}，參會人已選 ${p.count} 間夜，多餘的請在此之前退回`,
    roomsReleased: (p: { count: number }) => `預留房截止，場地保留 ${p.count} 間夜`,
    journeysGrouped: (p: { what: string }) => `出差申請單 ${p.what} 歸入會議`,
    journeysUngrouped: (p: { what: string }) => `出差申請單 ${p.what} 移出會議`,
    calledOff: (p: { what: string; amount: string }) => `取消會議（${p.what}），損失定金 ${p.amount}`,
    settled: (p: { amount: string }) => `已支付尾款 ${p.amount}，會議結清`,
  },
  cancellation: (p: { free: number; half: number }) => [
    `活動前 ${p.free} 天及以上取消，定金全額退回`,
    `活動前 ${p.half}–${p.free - 1} 天取消，扣除定金的 50%`,
    `活動前 ${p.half} 天以內取消，定金不退`,
  ],
  notChangeable: '會議不能改簽，人數可在會議頁面修改',
  notRefundable: '會議在會議頁面取消',
  nothingOpen: '會議沒有可退的票',
  orders: {
    nextStep: { issuing: '會議執行中，結束後核對實際費用並結算', issued: '會議已結清' },
    history: {
      issue: () => '會議已結清',
      fail: (p: { reason?: string }) => (p.reason ? `場地未能確認：${p.reason}` : '場地未能確認'),
    },
    notifications: {
      issued: {
        subject: (p: { title: string }) => `會議已結清：${p.title}`,
        body: (p: { orderNo: string; title: string; traveller: string }) =>
          `訂單 ${p.orderNo}（${p.title}，負責人：${p.traveller}）已結清，請在會議頁面檢視。`,
      },
    },
  },
}
