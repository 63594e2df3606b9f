// Made from orders.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './orders.zh-CN'

export interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

const board = '請攜帶購票時使用的證件原件進站乘車'

export const text: typeof source = {
  railway: {
    nextStep: {
      rejected: '審批未通過，佔座已釋放，可重新預訂',
      awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前支付，逾期席位將釋放`,
      issuing: '正在向鐵路購票，通常幾分鐘內完成',
      issued: `已出票，${board}`,
      missed: '列車已開車，有乘車人未乘車。車票不能再退，當日 24:00 前可改簽其他列車',
      failed: '鐵路未能出票，席位已釋放，已付款項原路退回，可選擇其他車次或席別',
      refunding: '正在向鐵路退票，通常幾分鐘內完成',
      refunded: '退票完成，票款按原支付方式退回',
      refundFailed: '退票未成功，原車票仍然有效，可重新申請',
      changing: '正在向鐵路改簽，通常幾分鐘內完成',
      changed: `改簽完成，${board}`,
      changedAway: '車票已全部改簽，原車次不再有效，請按改簽後的車次乘車',
      changeFailed: '改簽未成功，原車票仍然有效',
      altered: '有車票已退票或改簽，請以各車票狀態為準',
      cancelled: '訂單已取消，佔座已釋放',
      closed: '訂單已關閉，佔座已釋放，如仍需乘車請重新預訂',
    },
    ticketStays: {
      rejected: '審批未通過，原車票保持不變',
      cancelled: '申請已取消，原車票保持不變',
      closed: '已超過時限，申請已關閉，原車票保持不變',
    },
    history: {
      issue: () => '鐵路已出票',
      fail: (p: { reason?: string }) => (p.reason ? `未購得車票：${p.reason}` : '未購得車票'),
      exchange: () => '改簽成功，新車票已出',
      alter: () => '有車票已退票或改簽',
      refundAll: () => '全部車票已退票',
      changeAll: () => '全部車票已改簽',
    },
    refusals: { beingAltered: '車票正在退改中，完成後可再次申請' },
    notifications: {
      serviceCancelled: {
        subject: (p: Letter) => `列車停運：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的列車（${p.title}）已由鐵路停運，票款可全額退回，不收退票費和退票服務費，請在訂單 ${p.orderNo} 中處理。`,
      },
      issued: {
        subject: (p: Letter) => `車票已出：${p.title}`,
        body: (p: Letter) =>
          `訂單 ${p.orderNo}（${p.title}）已出票，乘車人：${p.traveller}。${board}。\n行程單（PDF）和日曆檔案可在訂單頁下載。`,
      },
      failed: {
        subject: (p: Letter) => `未購得車票：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）未購得車票；如已付款，全額退回。請選擇其他車次或席別。`,
      },
      closed: {
        subject: (p: Letter) => `訂單已關閉：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）已超過時限，佔座已釋放，如仍需乘車請重新預訂。`,
      },
      refunded: {
        subject: (p: Letter) => `車票已退：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的車票（${p.title}）已退票，退款 ${p.amount} 將按原支付方式退回。退票單號 ${p.orderNo}。`,
      },
      refundFailed: {
        subject: (p: Letter) => `退票未成功：${p.title}`,
        body: (p: Letter) => `退票單 ${p.orderNo}（${p.title}）未成功，原車票仍然有效，可重新申請。`,
      },
      changed: {
        subject: (p: Letter) => `改簽成功：${p.title}`,
        body: (p: Letter) => `${p.traveller}已改簽至 ${p.title}，改簽單號 ${p.orderNo}。${board}。`,
      },
      changeFailed: {
        subject: (p: Letter) => `改簽未成功：${p.title}`,
        body: (p: Letter) => `改簽單 ${p.orderNo}（${p.title}）未成功，原車票仍然有效，已付款項將全額退回。`,
      },
    },
  },
  waitlist: {
    nextStep: {
      rejected: '審批未通過，候補未開始，可重新預訂',
      awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前預付票款，支付後開始候補`,
      issuing: '正在候補，有票時自動兌現；未兌現全額退款',
      failed: '截止時間已到，未能兌現，已付款項全額退回',
      cancelled: '候補已取消；如已預付，全額退回',
      closed: '未在時限內預付票款，候補未開始',
    },
    history: {
      issue: () => '候補兌現，鐵路已出票',
      fail: (p: { reason?: string }) => (p.reason ? `候補未兌現：${p.reason}` : '候補未兌現'),
    },
    refusals: { beingIssued: '正在候補，請退出候補' },
    notifications: {
      issued: {
        subject: (p: Letter) => `候補已兌現：${p.title}`,
        body: (p: Letter) =>
          `訂單 ${p.orderNo}（${p.title}）候補已兌現，乘車人：${p.traveller}。${board}。多付的票款按原支付方式退回。`,
      },
      failed: {
        subject: (p: Letter) => `候補未兌現：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）到截止時間未能兌現，已付款項將全額退回。`,
      },
      closed: {
        subject: (p: Letter) => `候補未開始：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）未在時限內預付票款，候補未開始，如仍需乘車請重新預訂。`,
      },
    },
  },
  local: {
    nextStep: {
      rejected: '審批未通過，票務代辦未購票，可重新預訂',
      issuing: '票務代辦處理中；到承諾時間未出票，全額退款',
      failed: '票務代辦未能出票，已付款項全額退回，可選擇其他車次或席別',
      cancelled: '訂單已取消，未購票',
      closed: '訂單已關閉，未購票，如仍需乘車請重新預訂',
    },
    history: {
      issue: () => '票務代辦已出票',
      fail: (p: { reason?: string }) => (p.reason ? `未能出票：${p.reason}` : '票務代辦未能出票'),
    },
    refusals: {},
    notifications: {
      failed: {
        subject: (p: Letter) => `票務代辦未能出票：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）票務代辦未能出票，已付款項將全額退回，請選擇其他車次或席別。`,
      },
      closed: {
        subject: (p: Letter) => `訂單已關閉：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）已超過時限，未購票，如仍需乘車請重新預訂。`,
      },
    },
  },
}
