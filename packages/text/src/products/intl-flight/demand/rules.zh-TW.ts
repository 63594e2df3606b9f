// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

// Why the supply does not sell a plan any more as it was quoted.
const planEnds = {
  dearer: (p: { price: string }) => `航司已漲價至 ${p.price}`,
  soldOut: () => '艙位已售完',
  retimed: () => '航班時間或艙位已變更',
  notSold: () => '航司已停售該行程',
}

export const text: typeof source = {
  kind: '國際機票詢價',
  title: (p: { route: string; date: string; count: number }) => `${p.route}，${p.date} 出發，${p.count} 人`,
  states: {
    draft: '草稿',
    submitted: '待報價',
    quoted: '待確認',
    chosen: '已選方案',
    approving: '審批中',
    awaitingPayment: '待出票',
    rejected: '審批駁回',
    expired: '報價失效',
    refused: '無法報價',
    obsolete: '已作廢',
    issued: '已出票',
  },
  lapsed: '已自動作廢',
  events: {
    submitted: '提交需求',
    resubmitted: '重新提交需求',
    quoted: (p: { count: number }) => `報價 ${p.count} 個方案`,
    ordered: (p: { orderNo: string }) => `選定方案，生成訂單 ${p.orderNo}`,
    declined: (p: { reason: string }) => `無法按確認的價格出票：${p.reason}`,
    late: '未能在承諾時間內報價，已通知客服主管並重新承諾',
    overtaken: '出行日期已過，自動作廢',
    planOver: (p: { number: number; why: keyof typeof planEnds; price: string }) =>
      `方案 ${p.number} 已失效：${planEnds[p.why]({ price: p.price })}`,
    expired: '報價已失效',
    refused: (p: { reason: string }) => `無法報價：${p.reason}`,
    cancelled: (p: { reason: string }) => `作廢：${p.reason}`,
    lapsed: '7 天內未重新提交或報價，自動作廢',
  },
  planEnds,
  turnsTwo: (p: { name: string; day: string }) => `${p.name}在途中（${p.day}）滿 2 週歲，此後須佔座，全程按兒童報價`,
  office: '國際機票出票',
  listedGuest: {
    typeMissing: '請填寫證件類型',
    dateWrong: '出生日期和證件有效期請寫成 2026-11-01 的形式',
    colleague: '該證件屬於本公司員工，請核對姓名',
  },
}
