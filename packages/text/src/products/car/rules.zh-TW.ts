// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

interface Driver {
  driver: string
  vehicle: string
  plate: string
  mobile: string
}

export const text: typeof source = {
  journey: (p: { from: string; to: string; car: string }) => `${p.from} → ${p.to} · ${p.car}`,
  hire: (p: { from: string; car: string }) => `包車 · ${p.from}上車 · ${p.car}`,
  types: {
    now: '現在用車',
    reserved: '預約用車',
    airportPickup: '接機',
    airportDropOff: '送機',
    stationPickup: '接站',
    stationDropOff: '送站',
    dayHire: '包車（8 小時）',
  },
  places: { airport: '機場', station: '火車站', metro: '地鐵站', district: '城區', hotel: '飯店', landmark: '地點' },
  parts: {
    start: '起步費',
    distance: '里程費',
    time: '時長費',
    night: '夜間費',
    toll: '高速與停車費',
    surge: '高峰排程費',
    package: '包車費（含 8 小時、100 公里）',
  },
  flags: {
    distance: '里程明顯偏長',
    amount: '車費超過預留金額',
    dropOff: '下車地點與訂單不符',
    count: '當天用車次數異常',
    crossCity: '跨城下車',
  },
  states: {
    searching: '等待應答',
    noDriver: '無司機應答',
    reserved: '預約成功',
    notReserved: '預約失敗',
    accepted: '等待接駕',
    arrived: '司機已到達',
    riding: '行程中',
    ended: '待確認車費',
    cancelled: '已取消',
    done: '已完成',
  },
  events: {
    reserved: '預約成功，出發前為您安排司機',
    accepted: '司機已接單',
    driverCancelled: '司機取消，正在重新安排',
    moved: '接駕時間已隨航班或列車調整',
    arrived: '司機已到達上車地點',
    began: '行程開始',
    destinationChanged: '目的地已更改',
    ended: '行程結束',
    noDriver: '暫無司機應答',
    serviceCancelled: '平臺取消了本次用車',
    cancelled: '用車已取消',
  },
  ticket: {
    calledOff: (p: { service: string }) => `${p.service} 已退票，接駕已免費取消，預留的款項全部退回`,
    stays: (p: { service: string }) => `${p.service} 已退票或改簽，接駕仍按原時間安排；不再需要時請取消，可能收取取消費`,
    follows: (p: { from: string; to: string; time: string }) => `${p.from} 已改簽為 ${p.to}，接駕時間調整為 ${p.time}`,
  },
  news: {
    accepted: (p: Driver & { time: string }) =>
      `${p.driver} 已接單，${p.time} 接您：${p.vehicle}，車牌 ${p.plate}，電話 ${p.mobile}`,
    arrived: (p: Driver) => `司機已到達上車地點，請上車：${p.vehicle}，車牌 ${p.plate}，電話 ${p.mobile}`,
    moved: (p: { former: string; now: string }) => `接駕時間已由 ${p.former} 調整為 ${p.now}`,
    fare: (p: { amount: string; time: string }) => `行程已結束，車費 ${p.amount}。請核對；如無異議，${p.time} 自動確認`,
    flagged: (p: { amount: string; flags: string; time: string }) =>
      `行程已結束，車費 ${p.amount} 有異常（${p.flags}）。請確認或提出異議；${p.time} 前沒有答覆的，交由平臺核實`,
  },
  order: { issuing: '用車中', issued: '已完成', failed: '未派到車' },
  cancelFree: '司機接單後 5 分鐘內取消免費；預約用車在出發前 2 小時以上取消免費',
  cancelCosts: (p: { fee: string }) => `此後取消收取 ${p.fee}；上車後不能取消`,
  heldWhy: (p: { atMost: string }) => `下單時預留最多 ${p.atMost}，行程結束後按實際車費結算，多餘部分退回；車費不會超過預留金額`,
  pickupWait: '接機司機免費等候 60 分鐘；航班晚點或提前時接駕時間隨之調整，航班取消時免費取消用車',
  trainWait: '列車晚點時接駕時間隨之調整，列車停運時免費取消用車',
  driverWaits: '接機司機免費等候 60 分鐘',
  notFollowed: (p: { service: string }) => `查不到 ${p.service} 的動態：接駕時間不會隨之調整，請自行留意到達時間`,
  numberMissing: '沒有填寫航班號或車次：接駕時間不會隨之調整',
  next: {
    searching: '正在為您尋找附近的司機，通常 1 分鐘內應答',
    reserved: (p: { time: string }) => `預約成功，${p.time} 出發；司機接單後會通知您`,
    accepted: '司機正在前往上車地點',
    arrived: '司機已到達，請儘快上車',
    riding: '行程中，祝您一路順利',
    ended: '行程已結束，請核對車費；如無異議，24 小時後自動確認',
    flagged: '車費有異常，請核對後確認或提出異議',
    disputed: (p: { time: string }) => `平臺正在核實車費，預計 ${p.time} 前答覆`,
  },
  words: {
    nextStep: {
      rejected: '審批未通過，沒有叫車，可重新下單',
      awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前支付，支付後開始叫車`,
      issuing: '正在為您安排用車',
      issued: '行程已結束，車費已結算',
      failed: '沒有派到車，預留的款項已全部退回，可重新下單',
      cancelled: '用車已取消，預留的款項已全部退回',
      closed: '訂單已關閉，沒有叫車，如仍需用車請重新下單',
      completed: '行程已完成，車費已結算',
    },
    history: {
      issue: () => '車費已結算',
      fail: (p: { reason?: string }) => (p.reason ? `沒有派到車：${p.reason}` : '沒有派到車'),
      leave: (p: { actor: string }) => `${p.actor}取消用車，預留的款項全額退回`,
    },
    refusals: { beingIssued: '用車進行中，請在用車卡片中操作' },
    notifications: {
      issued: {
        subject: (p: Letter) => `用車已結算：${p.title}`,
        body: (p: Letter) => `${p.traveller}的用車（${p.title}）已結束並結算，預留金額中多餘的部分已退回。訂單號 ${p.orderNo}。`,
      },
      failed: {
        subject: (p: Letter) => `沒有派到車：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）沒有派到車，預留的款項已全部退回。請重新下單或改用其他交通方式。`,
      },
      closed: {
        subject: (p: Letter) => `訂單已關閉：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）已超過時限，沒有叫車，如仍需用車請重新下單。`,
      },
    },
  },
  colours: { white: '白色', black: '黑色', silver: '銀色', blue: '藍色' },
}
