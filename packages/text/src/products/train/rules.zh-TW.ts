// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

export const text: typeof source = {
  journey: (p: { trainNo: string; from: string; to: string }) => `${p.trainNo} ${p.from} → ${p.to}`,
  both: (p: { first: string; second: string }) => `${p.first}，換乘 ${p.second}`,
  waitlist: (p: { journey: string }) => `候補 ${p.journey}`,
  place: (p: { coach: string; place: string; berth: string }) => `${p.coach}車${p.place}號${p.berth}`,
  standing: (p: { coach: string }) => `${p.coach}車無座`,
  berths: { lower: '下鋪', middle: '中鋪', upper: '上鋪' },
  gate: (p: { gate: string }) => `驗票口 ${p.gate}`,

  notices: {
    railway: '由差旅服務商的鐵路管道購票，無需登入 12306 帳號；乘車人身分須已通過 12306 核驗，否則佔座會失敗。',
    local: '由票務代辦用所選帳號購票；乘車人身分須已通過 12306 核驗，否則無法購票。',
    plateau:
      '本次列車前往或駛離青藏高原（海拔 3600 米以上），乘車前須填寫《旅客健康登記卡》；患有嚴重心肺疾病者不宜乘坐，請先諮詢醫生。',
  },
  refundFee: (p: { percent: number }) => `退票費為票價的 ${p.percent}%`,
  refundFree: '免收退票費',
  changeFee: (p: { percent: number }) => `改簽費為新舊票價中較低者的 ${p.percent}%`,
  changeFree: '免收改簽費',
  when: {
    eightDays: '開車前 8 天（含）以上',
    fortyEight: '開車前 48 小時（含）以上、不足 8 天',
    twentyFour: '開車前 24 小時（含）以上、不足 48 小時',
    less: '開車前不足 24 小時',
    departed: '開車後',
  },
  sentence: (p: { when: string; fee: string }) => `${p.when}，${p.fee}`,
  stoppedRefund: '鐵路停運，票款和出票服務費全額退回，免收退票費和退票服務費',
  changedRefund: (p: { percent: number }) => `改簽後的車票，退票費為票價的 ${p.percent}%`,
  crossBorderRefund: (p: { percent: number }) => `跨境車票，退票費為票價的 ${p.percent}%`,
  crossBorderEnds: (p: { minutes: number }) => `開車前不足 ${p.minutes} 分鐘不再辦理退票；改簽後的車票不可退`,
  changeRule: (p: { same: string; later: string }) => `改簽至票面日期當日或之前：${p.same}；改簽至更晚日期：${p.later}`,
  afterChange: {
    crossBorder: '跨境車票改簽後不可退票',
    springFestival: (p: { percent: number }) => `新車票在春運期間乘車，改簽後退票一律收取票價的 ${p.percent}%`,
    withinEightDays: (p: { percent: number }) => `改簽後再退票，開車前 8 天（含）以上也收取票價的 ${p.percent}%`,
  },
  destinationOnly: '變更到站須在開車前 48 小時以上辦理',

  next: {
    locking: '正在向鐵路佔座，通常幾秒內有結果，請勿重複提交',
    lockingBusy: (p: { deadline: string }) => `鐵路系統暫時沒有應答，正在自動重試，最晚到 ${p.deadline}；佔座不成功會通知您`,
    lockingClosed: (p: { moment: string; deadline: string }) =>
      `鐵路夜間停止售票，${p.moment} 起自動繼續佔座，最晚到 ${p.deadline}；佔座不成功會通知您`,
    awaitingPayment: (p: { deadline: string }) => `座位已鎖定，請在 ${p.deadline} 前支付，逾期自動釋放`,
    prepay: (p: { deadline: string }) => `請在 ${p.deadline} 前預付票款，支付後開始候補`,
    stopped: '列車已停運，請不要前往車站；可全額退回票款後改訂其他車次',
    waiting: (p: { deadline: string }) => `正在候補，有票時自動兌現，最晚 ${p.deadline}；未兌現全額退款`,
    payAgain: (p: { deadline: string }) =>
      `請在 ${p.deadline} 前支付。鐵路佔座已滿 30 分鐘，支付後按原車次席別重新佔座，如已售完全額退款`,
    payLocal: (p: { deadline: string; minutes: number }) =>
      `請在 ${p.deadline} 前支付，支付後由票務代辦購票，辦理時間內約 ${p.minutes} 分鐘出票`,
    local: (p: { deadline: string }) => `票務代辦處理中，最晚 ${p.deadline} 出票；到時未出票，全額退款`,
    failed: '佔座未成功，未產生費用，可選擇其他車次或席別',
  },
  states: {
    locking: '佔座中',
    lockFailed: '佔座失敗',
    waiting: '待兌現',
    fulfilled: '兌現成功',
    unfulfilled: '兌現失敗',
    local: '待人工處理',
  },

  accounts: { company: '公司 12306 帳號', office: '合作票務代辦' },
  tickets: { refunded: '已退票', exchanged: '已改簽', used: '已使用', open: '未使用' },
}
