// Made from mail.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './mail.zh-CN'

export interface Facts {
  name: string
  title: string
  /** Order, change, refund or application, as a word. */
  object: string
  orderNo: string
  traveller: string
  amount: string
  deadline: string
  reason: string
  /** Who wrote the reason. */
  writer: string
  /** Who decided; empty where the product did. */
  decider: string
  link: string
}

const by = ({ decider }: Facts): string => decider && `由${decider}`

export const text: typeof source = {
  greeting: (p: Facts) => `${p.name}，您好：`,
  signature: '遠行商旅',
  approvalAsked: {
    subject: (p: Facts) => `待您審批：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）等待您審批，請在 ${p.deadline} 前處理。`,
  },
  approvalReminder: {
    subject: (p: Facts) => `審批提醒：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）仍在等待您審批，請在 ${p.deadline} 前處理。`,
  },
  approvalUrged: {
    subject: (p: Facts) => `催辦：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `申請人請您儘快處理${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}），截止時間 ${p.deadline}。`,
  },
  approvalCopied: {
    subject: (p: Facts) => `抄送：${p.traveller} ${p.title}`,
    body: (p: Facts) => `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）抄送給您，僅供檢視，不需要您決定。`,
  },
  approvalTold: {
    subject: (p: Facts) => `知會：${p.traveller} ${p.title}`,
    body: (p: Facts) => `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）已提交，按公司規定知會您，無需審批。`,
  },
  approvalCommented: {
    subject: (p: Facts) => `審批留言：${p.title}`,
    body: (p: Facts) => `${p.writer}在${p.object} ${p.orderNo}（${p.title}）的審批中留言：${p.reason}`,
  },
  approved: {
    subject: (p: Facts) => `審批通過：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}，${p.amount}）已${by(p)}通過審批，如需支付請在 ${p.deadline} 前完成。`,
  },
  applicationMade: {
    subject: (p: Facts) => `出差申請已為您提交：${p.title}`,
    body: (p: Facts) =>
      `${p.writer}為${p.traveller}提交了出差申請單 ${p.orderNo}（${p.title}，預算 ${p.amount}）。審批結果會另行通知您。`,
  },
  applicationApproved: {
    subject: (p: Facts) => `出差申請已通過：${p.title}`,
    body: (p: Facts) =>
      `出差申請單 ${p.orderNo}（${p.title}，預算 ${p.amount}）已${by(p)}通過審批，${p.traveller}可以按申請單預訂。`,
  },
  rejected: {
    subject: (p: Facts) => `審批駁回：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}）未通過審批${p.decider && `，由${p.decider}駁回`}。駁回原因：${p.reason}`,
  },
  undecided: {
    subject: (p: Facts) => `審批超時：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}）在審批截止時間 ${p.deadline} 前沒有人決定，已關閉。如仍需出行，請再次預訂並提醒審批人。`,
  },
  issued: {
    subject: (p: Facts) => `已出票：${p.title}`,
    body: (p: Facts) =>
      `訂單 ${p.orderNo}（${p.title}）已出票，出行人：${p.traveller}。請攜帶預訂所用證件按時出行。\n行程單（PDF）和日曆檔案可在訂單頁下載。`,
  },
  failed: {
    subject: (p: Facts) => `出票失敗：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）出票失敗，已付款項將全額退回，請重新預訂。`,
  },
  closed: {
    subject: (p: Facts) => `訂單已關閉：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）已超過時限，訂單已關閉，如仍需出行請重新預訂。`,
  },
  offerGone: {
    subject: (p: Facts) => `已售完，請重新預訂：${p.title}`,
    body: (p: Facts) =>
      `訂單 ${p.orderNo}（${p.title}）審批通過時，所選的座位或房間已售完，訂單已關閉，未產生費用。如仍需出行請重新預訂。`,
  },
  leftParty: {
    subject: (p: Facts) => `${p.traveller}已退出候補：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}已退出候補訂單 ${p.orderNo}（${p.title}），其餘乘車人繼續候補。${p.amount} 將按原支付方式退回。`,
  },
  refunded: {
    subject: (p: Facts) => `退票成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}的客票（${p.title}）已退票，退款 ${p.amount} 將按原支付方式退回。退票單號 ${p.orderNo}。`,
  },
  unused: {
    subject: (p: Facts) => `未使用部分已退款：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）沒有使用，按規則扣款後的餘款 ${p.amount} 已按原支付方式退回。`,
  },
  refundFailed: {
    subject: (p: Facts) => `退票未成功：${p.title}`,
    body: (p: Facts) => `退票單 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，可重新申請。`,
  },
  changed: {
    subject: (p: Facts) => `改簽成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}已改簽至 ${p.title}，改簽單號 ${p.orderNo}。請攜帶預訂所用證件按時出行。`,
  },
  changeFailed: {
    subject: (p: Facts) => `改簽未成功：${p.title}`,
    body: (p: Facts) => `改簽單 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，已付款項將全額退回。`,
  },
  serviceCancelled: {
    subject: (p: Facts) => `航班取消：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已被航司取消，可免費退票或改簽，請在訂單 ${p.orderNo} 中處理。`,
  },
  serviceChanged: {
    subject: (p: Facts) => `航班變動：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）有變動，可免費退票或改簽，詳情見訂單 ${p.orderNo}。`,
  },
  serviceRestored: {
    subject: (p: Facts) => `航班恢復：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已由航司恢復，訂單 ${p.orderNo} 已按最新時刻更新，請按新行程單出行。`,
  },
  serviceAccepted: {
    subject: (p: Facts) => `行程已按新時刻更新：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的行程（${p.title}）已接受航司的新時刻，訂單 ${p.orderNo}、行程單和日曆已更新，請按新時刻出行。`,
  },
  priceDropped: {
    subject: (p: Facts) => `機票降價，可省 ${p.amount}：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的機票（${p.title}）現在可以更低價換購：航班、票價品牌不變，扣除退票費和服務費後可省 ${p.amount}。請在 ${p.deadline} 前開啟訂單 ${p.orderNo} 一鍵換購。`,
  },
  answerBy: (p: { deadline: string }) =>
    `請在 ${p.deadline} 前答覆。逾期未答覆的，小幅變動視為接受新時刻，重大變動轉客服聯絡您。`,
  takenAsAccepted: '截止前沒有收到您的答覆，小幅變動視為接受。如有疑問，請聯絡客服。',
  depositLow: {
    subject: (p: Facts) => `預存款餘額不足：可用 ${p.amount}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）扣款後，企業預存款可用餘額為 ${p.amount}，已低於預警線，請及時儲值。`,
  },
  agentOpened: {
    subject: (p: Facts) => `客服代您操作：${p.writer}`,
    body: (p: Facts) =>
      `應來電或工單 ${p.orderNo}，${p.writer}打開了您的會話，原因：${p.reason}。客服所做的每一步都可以在「代操作記錄」中檢視；如非您本人要求，請立即聯絡我們。`,
  },
  colleagueOpened: {
    subject: (p: Facts) => `管理員代您操作：${p.writer}`,
    body: (p: Facts) =>
      `貴公司的${p.writer}${p.orderNo && `為辦理訂單 ${p.orderNo} `}打開了您的會話，原因：${p.reason}。所做的每一步都可以在「代操作記錄」中檢視；如有疑問，請聯絡${p.writer}。`,
  },
  colleagueOnOrder: {
    subject: (p: Facts) => `管理員代辦您的訂單：${p.title}`,
    body: (p: Facts) =>
      `貴公司的${p.writer}正在代預訂人辦理您出行的訂單 ${p.orderNo}（${p.title}），原因：${p.reason}。所做的每一步都記入訂單的操作記錄；如有疑問，請聯絡${p.writer}。`,
  },
  demandQuoted: {
    subject: (p: Facts) => `已有報價，請選擇：${p.title}`,
    body: (p: Facts) =>
      `需求單 ${p.orderNo}（${p.title}）已有報價，出行人：${p.traveller}。請在 ${p.deadline} 前選擇，過期需重新報價。`,
  },
  demandRefused: {
    subject: (p: Facts) => `無法報價：${p.title}`,
    body: (p: Facts) => `需求單 ${p.orderNo}（${p.title}）無法報價。原因：${p.reason}`,
  },
  demandDeclined: {
    subject: (p: Facts) => `無法按確認的價格出票：${p.title}`,
    body: (p: Facts) =>
      `需求單 ${p.orderNo}（${p.title}）所選方案無法出票，款項將原路退回。原因：${p.reason}。您可重新提交需求。`,
  },
  requestLate: {
    subject: (p: Facts) => `未能按時答覆，已重新承諾：${p.title}`,
    body: (p: Facts) =>
      `非常抱歉，申請 ${p.orderNo}（${p.title}）未能在承諾時間內答覆。已通知客服主管，將在 ${p.deadline} 前答覆；緊急請致電客服。`,
  },
  requestOver: {
    subject: (p: Facts) => `申請已自動結束：${p.title}`,
    body: (p: Facts) => `申請 ${p.orderNo}（${p.title}）的出行日期已過，已自動結束。如仍需辦理，請重新申請或聯絡客服。`,
  },
  deskLate: {
    subject: (p: Facts) => `超過承諾時間未答覆：${p.title}`,
    body: (p: Facts) =>
      `${p.reason}的申請 ${p.orderNo}（${p.title}）已超過承諾時間，已重新承諾在 ${p.deadline} 前答覆，請安排人員處理。`,
  },
  manualQuoted: {
    subject: (p: Facts) => `人工核算已有結果，請確認：${p.title}`,
    body: (p: Facts) =>
      `核算申請 ${p.orderNo}（${p.title}）已有結果，出行人：${p.traveller}。請在 ${p.deadline} 前確認，過期需重新申請。`,
  },
  manualRefused: {
    subject: (p: Facts) => `退改無法辦理：${p.title}`,
    body: (p: Facts) => `核算申請 ${p.orderNo}（${p.title}）無法辦理，原客票保持不變，已付款項原路退回。原因：${p.reason}`,
  },
  papersAsked: {
    subject: (p: Facts) => `請重新提交材料：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）有材料需要重新提交，出行人：${p.traveller}。原因：${p.reason}`,
  },
  progressed: {
    subject: (p: Facts) => `辦理進展：${p.title}`,
    body: (p: Facts) => `訂單 ${p.orderNo}（${p.title}）有新的進展，出行人：${p.traveller}。`,
  },
  submitted: {
    subject: (p: Facts) => `已提交審批：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）已提交，請審批人在 ${p.deadline} 前處理。有結果時會通知您。`,
  },
  journey: {
    part: (p: { label: string; from: string; to: string }) => `行程：${p.label}，${p.from} → ${p.to}`,
    place: (p: { label: string; traveller: string; place: string }) => `${p.label}：${p.traveller} ${p.place}`,
    ticket: (p: { traveller: string; ticketNo: string }) => `票號：${p.traveller} ${p.ticketNo}`,
    purpose: (p: { purpose: string }) => `出差事由：${p.purpose}`,
  },
  decision: {
    inPlaceOf: (p: { name: string }) => `${p.name}已把審批委託給您，由您代為審批。`,
    dates: (p: { from: string; to: string }) => `出行日期：${p.from === p.to ? p.from : `${p.from} 至 ${p.to}`}`,
    beyond: (p: { traveller: string; sentence: string }) => `超標：${p.traveller}，${p.sentence}`,
    reason: (p: { traveller: string; reason: string }) => `${p.traveller}的說明：${p.reason}`,
    handedOver: (p: { sentence: string; words: string }) => `流轉：${p.sentence}${p.words && `，說明：${p.words}`}`,
  },
  objects: { booking: '訂單', change: '改簽單', refund: '退票單', application: '出差申請單' },
  decideByLink: (p: { link: string }) => `不登入也可以處理（僅供您本人使用一次，請勿轉發）：\n${p.link}`,
  open: (p: Facts) => `檢視：${p.link}`,
}
