// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

export interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

export const text: typeof source = {
  standard: (p: { limit: string }) => `每間每晚不超過 ${p.limit}`,
  standardRange: (p: { from: string; to: string }) => `每間每晚不超過 ${p.from} 至 ${p.to}，按日期`,
  season: '含旺季標準',
  shared: (p: { count: number }) => `${p.count} 人合住`,
  noStandard: '未限制住宿標準',
  localTime: (p: { zone: string }) => `（當地時間 ${p.zone}）`,
  free: (p: { until: string }) => `${p.until} 前免費取消`,
  freeAlways: '入住前可免費取消',
  penaltyFrom: (p: { after: string; penalty: string }) => `${p.after} 後取消扣 ${p.penalty}`,
  penaltyNow: (p: { penalty: string }) => `預訂後取消扣 ${p.penalty}`,
  penaltyOf: {
    none: '不扣款',
    firstNight: '首晚房費',
    percent: (p: { percent: number }) => `房費的 ${p.percent}%`,
    allNights: '全部房費',
  },
  guaranteeOf: (p: { amount: string }) => `擔保金（${p.amount}）`,
  guaranteeNotNeeded: '無需擔保，房間保留至最晚到店時間',
  guaranteeNeeded: (p: { amount: string }) => `需擔保 ${p.amount}，僅作預授權，未入住才扣除`,
  guaranteeFree: (p: { until: string }) => `${p.until} 前取消可退回擔保`,
  guaranteeFinal: '擔保後不可取消或變更',
  arrival: (p: { time: string }) => `${p.time} 前`,
  arrivalNextDay: (p: { time: string }) => `次日 ${p.time} 前`,
  requests: {
    highFloor: '高樓層',
    noSmoking: '無煙房',
    adjacent: '相鄰房間',
    extraBed: '加床',
    quiet: '安靜房間',
    lateArrival: '晚到店',
  },
  requestAnswers: {
    granted: (p: { request: string }) => `${p.request}（飯店已安排）`,
    noted: (p: { request: string }) => `${p.request}（飯店儘量安排）`,
    declined: (p: { request: string }) => `${p.request}（飯店無法安排）`,
  },
  title: (p: { hotel: string; room: string; nights: number; rooms: number }) =>
    `${p.hotel} ${p.room} ${p.nights} 晚 ${p.rooms} 間`,
  titleRefund: (p: { title: string }) => `退訂：${p.title}`,
  nights: (p: { count: number }) => `${p.count} 晚`,
  rooms: (p: { count: number }) => `${p.count} 間`,
  breakfast: (p: { count: number }) =>
    p.count === 0 ? '無早' : p.count === 1 ? '單早' : p.count === 2 ? '雙早' : `${p.count} 份早餐`,
  confirmationNo: (p: { number: string }) => `確認號 ${p.number}`,
  checkIn: '入住',
  checkOut: '退房',
  stay: {
    held: '已保留房間',
    sent: '飯店確認中',
    confirmed: '已確認',
    refused: '飯店未接單',
    cancelled: '已取消',
    checkedIn: '已入住',
    checkedOut: '已退房',
    noShow: '未入住',
    released: '已釋放房間',
  },
  states: {
    issuing: '訂房中',
    issued: '訂房成功',
    failed: '訂房失敗',
    refunding: '退訂中',
    refunded: '已退訂',
    refundFailed: '退訂失敗',
    altered: '部分退訂',
    completed: '已退房',
  },
  orders: {
    kinds: { refund: '退訂' },
    nextStep: {
      rejected: '審批未通過，房間已釋放，可重新預訂',
      awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前支付，逾期房間將釋放`,
      issuing: '正在向飯店提交，飯店確認後通知您',
      issued: '已確認，入住時請出示預訂所用證件',
      failed: '飯店未能接待，已付款項原路退回，可改訂附近飯店',
      refunding: '正在向飯店退訂，通常幾分鐘內完成',
      refunded: '退訂完成，款項按原支付方式退回',
      refundFailed: '退訂未成功，原房間仍然保留，可重新申請',
      altered: '部分房間或房晚已退訂，其餘仍然有效',
      cancelled: '訂單已取消，房間已釋放',
      closed: '訂單已超時關閉，房間已釋放',
      completed: '住宿已結束',
    },
    ticketStays: {
      rejected: '審批未通過，原房間保持不變',
      cancelled: '申請已取消，原房間保持不變',
      closed: '已超過時限，申請已關閉，原房間保持不變',
    },
    history: {
      issue: () => '飯店已確認',
      settle: (p: { actor: string }) => `${p.actor}確認，到店付款，無需線上支付`,
      fail: (p: { reason?: string }) => (p.reason ? `訂房失敗：${p.reason}` : '訂房失敗'),
      refund: () => '退訂成功，款項已退回',
      refundFail: (p: { reason?: string }) => (p.reason ? `退訂失敗：${p.reason}` : '退訂失敗'),
      alter: () => '部分房間或房晚已退訂',
      refundAll: () => '全部房間已退訂',
    },
    notifications: {
      issued: {
        subject: (p: Letter) => `飯店已確認：${p.title}`,
        body: (p: Letter) =>
          `訂單 ${p.orderNo}（${p.title}）飯店已確認，入住人：${p.traveller}。請攜帶預訂所用證件辦理入住。\n行程單（PDF）和日曆檔案可在訂單頁下載。`,
      },
      failed: {
        subject: (p: Letter) => `訂房失敗：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）飯店未能接待，已付款項按原支付方式全額退回，請改訂其他飯店。`,
      },
      refunded: {
        subject: (p: Letter) => `退訂成功：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的住宿（${p.title}）已退訂，退款 ${p.amount} 將按原支付方式退回。退訂單號 ${p.orderNo}。`,
      },
      refundFailed: {
        subject: (p: Letter) => `退訂未成功：${p.title}`,
        body: (p: Letter) => `退訂單 ${p.orderNo}（${p.title}）未成功，原房間仍然保留，可重新申請。`,
      },
      unused: {
        subject: (p: Letter) => `飯店記錄未入住：${p.title}`,
        body: (p: Letter) =>
          `訂單 ${p.orderNo}（${p.title}）飯店記錄未入住，按預訂時的規則扣款後，餘款 ${p.amount} 已按原支付方式退回。`,
      },
    },
    refusals: {
      holdOver: '房間保留已超時，訂單即將關閉',
      beingIssued: '正在等待飯店確認，不能取消',
      beingAltered: '房間正在退訂中，完成後可再次申請',
    },
  },
  nextSteps: {
    issuing: (p: { by: string }) => `飯店確認中，預計 ${p.by} 前答覆，答覆前可免費取消`,
    issued: (p: { number: string }) => `已確認，到店請報確認號 ${p.number}`,
    noShow: {
      1: '飯店記錄未入住，擔保按規則扣除，其餘已解除',
      2: '飯店記錄未入住，按預訂時的規則扣款，餘款原路退回',
    },
    failedPaid: (p: { amount: string; payer: string; at: string }) =>
      `飯店未能接待。${p.payer}支付的 ${p.amount} 已於 ${p.at} 退回原支付帳戶，銀行通常 1–3 個工作日入帳；可改訂附近飯店`,
    failedUnpaid: '飯店未能接待，未產生費用，擔保不會扣款，可改訂附近飯店',
  },
  byConsent: '飯店同意後退還這些房晚，不扣款',
  keptByHotel: '飯店不同意退還餘下房晚，予以保留',
  roomUsed: '這間房已入住，沒有可退的房晚',
  roomAbsent: '飯店記錄未按時入住，不能退訂',
  roomNotOpen: '這間房已退訂或正在退訂',
  dueThere: (p: { amount: string }) => `到店支付 ${p.amount}`,
  guaranteeHeld: {
    card: (p: { amount: string }) => `已用信用卡擔保 ${p.amount}`,
    company: (p: { amount: string }) => `已由企業擔保 ${p.amount}`,
  },
  notChangeable: '飯店訂單不能改期，請退訂後重新預訂',
  stayOver: '住宿已結束，不能退訂',
  notCancellable: '飯店確認後才能退訂',
  external: {
    partner: (p: { partner: string }) => `${p.partner} 的價格，不在差旅合同內`,
    approval: '每筆訂單均須審批',
    free: (p: { hours: number }) => `入住日 18:00 前 ${p.hours} 小時可免費取消，之後不退`,
    final: '預訂後不可取消',
    breakfast: (p: { breakfast: string }) => `每間 ${p.breakfast}`,
    invoice: '發票由合作方開具',
  },
  demand: {
    kind: '飯店詢價',
    title: (p: { place: string; from: string; nights: number }) => `${p.place}，${p.from} 入住 ${p.nights} 晚`,
    states: {
      submitted: '待報價',
      quoted: '待確認',
      ordered: '已下單',
      expired: '報價失效',
      refused: '無法報價',
      cancelled: '已作廢',
    },
    lapsed: '已自動作廢',
    events: {
      submitted: '提交需求',
      resubmitted: '重新提交需求',
      quoted: (p: { count: number }) => `報價 ${p.count} 個方案`,
      ordered: (p: { orderNo: string }) => `接受報價，生成訂單 ${p.orderNo}`,
      declined: (p: { reason: string }) => `無法按報價預訂：${p.reason}`,
      late: '未能在承諾時間內報價，已通知客服主管並重新承諾',
      overtaken: '出行日期已過，自動作廢',
      planOver: (p: { number: number }) => `報價 ${p.number} 已失效`,
      expired: '報價已失效',
      refused: (p: { reason: string }) => `無法報價：${p.reason}`,
      cancelled: (p: { reason: string }) => `作廢：${p.reason}`,
      lapsed: '7 天內未重新提交或報價，自動作廢',
    },
  },
}
