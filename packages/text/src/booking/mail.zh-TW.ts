// Made from mail.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './mail.zh-CN'

export interface Facts {
  name: string
  title: string
  orderNo: string
  traveller: string
  amount: string
  deadline: string
  reason: string
  link: string
}

export const text: typeof source = {
  greeting: (p: Facts) => `${p.name}，您好：`,
  signature: '遠行商旅',
  approvalAsked: {
    subject: (p: Facts) => `待您審批：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的訂單 ${p.orderNo}（${p.title}，${p.amount}）等待您審批，請在 ${p.deadline} 前處理，逾期座位將釋放。`,
  },
  approved: {
    subject: (p: Facts) => `審批通過：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}，${p.amount}）已通過審批，請在 ${p.deadline} 前支付。`,
  },
  rejected: {
    subject: (p: Facts) => `審批駁回：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）未通過審批，座位已釋放。駁回原因：${p.reason}`,
  },
  issued: {
    subject: (p: Facts) => `已出票：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）已出票，乘機人：${p.traveller}。請攜帶預訂所用證件按時值機。`,
  },
  failed: {
    subject: (p: Facts) => `出票失敗：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）出票失敗，已付款項將全額退回，請重新預訂。`,
  },
  closed: {
    subject: (p: Facts) => `訂單已關閉：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）已超過時限，座位已釋放，如仍需出行請重新預訂。`,
  },
  refunded: {
    subject: (p: Facts) => `退票成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}的客票（${p.title}）已退票，退款 ${p.amount} 將按原支付方式退回。退票單號 ${p.orderNo}。`,
  },
  refundFailed: {
    subject: (p: Facts) => `退票未成功：${p.title}`,
    body: (p: Facts) => `退票單 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，可重新申請。`,
  },
  changed: {
    subject: (p: Facts) => `改簽成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}已改簽至 ${p.title}，改簽單號 ${p.orderNo}。請攜帶預訂所用證件按時值機。`,
  },
  changeFailed: {
    subject: (p: Facts) => `改簽未成功：${p.title}`,
    body: (p: Facts) => `改簽單 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，已付款項將全額退回。`,
  },
  flightCancelled: {
    subject: (p: Facts) => `航班取消：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已被航司取消，可免費退票或改簽，請在訂單 ${p.orderNo} 中處理。`,
  },
  flightChanged: {
    subject: (p: Facts) => `航班變動：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）有變動，可免費退票或改簽，詳情見訂單 ${p.orderNo}。`,
  },
  open: (p: Facts) => `檢視：${p.link}`,
}
