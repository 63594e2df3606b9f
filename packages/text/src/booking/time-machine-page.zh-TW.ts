// Made from time-machine-page.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './time-machine-page.zh-CN'

export const text: typeof source = {
  intro: '選擇一個時刻，檢視當時的報價、差旅標準、價格、審批狀態，以及誰在何時知道了什麼。',
  slider: '時刻',
  step: (p: { number: number; count: number }) => `第 ${p.number} / ${p.count} 個時刻`,
  earlier: '上一個時刻',
  later: '下一個時刻',
  asOf: (p: { time: string }) => `${p.time} 時的情況`,
  happened: '當時發生',
  kinds: { search: '查詢', order: '訂單', approval: '審批', letter: '郵件', view: '檢視' },

  order: '訂單',
  noOrder: '當時還沒有下單',
  version: (p: { number: number }) => `第 ${p.number} 版`,
  offer: (p: { offer: string }) => `當時預訂的是 ${p.offer}`,
  outOfPolicy: '超標',
  paid: '已支付',
  returned: '已退回',
  total: '訂單金額',

  approval: '審批',
  noApproval: '當時沒有進行中或已結束的審批',
  round: (p: { number: number }) => `第 ${p.number} 輪`,
  level: (p: { number: number }) => `第 ${p.number} 級`,

  afterSales: '退票與改簽',
  searches: '看到過的報價',
  noSearches: '當時還沒有查詢記錄',
  searchedAt: (p: { time: string; count: number }) => `${p.time} 查詢，共 ${p.count} 個報價`,
  journey: (p: { number: number }) => `第 ${p.number} 程`,
  chosenFrom: '由此下單',
  judgedBy: (p: { traveller: string; policy: string; version: number }) =>
    `${p.traveller}：按「${p.policy}」第 ${p.version} 版判斷`,
  unchanged: '按當時版本重新判斷，結論一致',
  differs: '按當時版本重新判斷，結論不一致',
  cheapest: '其中價格最低的報價',
  verdicts: {
    within: '符合標準',
    remind: '提醒',
    reason: '需說明原因',
    approval: '需審批',
    payExcess: '超額自付',
    forbidden: '不可預訂',
  },

  knew: '誰知道什麼',
  nobody: '當時還沒有人收到郵件或檢視',
  letters: (p: { count: number }) => `收到 ${p.count} 封郵件`,
  saw: (p: { number: number; time: string }) => `${p.time} 起看到第 ${p.number} 版`,
  notSeen: '還沒有檢視',

  forbiddenTitle: '您不能回看這張訂單',
  forbiddenText: '只有該訂單的審批人和財務人員可以檢視歷史時刻。',
}
