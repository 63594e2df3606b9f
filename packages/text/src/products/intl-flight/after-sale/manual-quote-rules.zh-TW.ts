// Made from manual-quote-rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './manual-quote-rules.zh-CN'

export const text: typeof source = {
  kinds: { refund: '國際機票退票核算', change: '國際機票改簽核算' },
  carryOut: { refund: '國際機票退票辦理', change: '國際機票改簽辦理' },
  states: {
    asked: '待核算',
    quoted: '待確認',
    accepted: '已接受',
    refused: '無法辦理',
    withdrawn: '已撤回',
    lapsed: '已過期',
  },
  causes: {
    rulesUnknown: '票規不明確，無法線上核算',
    partlyUsed: '客票已部分使用',
    nearDeparture: '臨近起飛',
    severalPassengers: '同一記錄多位乘機人',
    airlineControl: '客票由航司控制',
    scheduleChange: '航司變更航班，待確認',
    waiver: '申請航司豁免',
    other: '其他',
  },
  events: {
    asked: '申請人工核算',
    quoted: (p: { amount: string }) => `核算金額 ${p.amount}`,
    accepted: (p: { orderNo: string }) => `接受核算結果，生成訂單 ${p.orderNo}`,
    refused: (p: { reason: string }) => `無法辦理：${p.reason}`,
    withdrawn: '撤回申請',
    late: '未能在承諾時間內答覆，已通知客服主管並重新承諾',
    overtaken: '航班已起飛，自動結束',
    carriedOut: '航司已辦理',
    declined: (p: { reason: string }) => `航司未能辦理：${p.reason}`,
    lapsed: '核算結果已過有效期',
  },
}
