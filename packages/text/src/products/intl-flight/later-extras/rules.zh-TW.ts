// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

interface Letter {
  title: string
  orderNo: string
  traveller: string
}

export const text: typeof source = {
  title: (p: { trip: string }) => `選座、餐食與行李 · ${p.trip}`,
  states: { issuing: '確認中', issued: '已確認', failed: '未確認' },
  words: {
    kinds: { booking: '附加服務' },
    nextStep: {
      rejected: '審批未通過，沒有購買；可在機票訂單中重新選購',
      awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前支付，支付後由航司確認`,
      issuing: '正在向航司確認，通常幾分鐘內完成',
      issued: '航司已答覆；未能確認的專案已退款',
      failed: '航司未能確認所選專案，款項已全部退回',
      cancelled: '訂單已取消，沒有購買',
      closed: '訂單已關閉，沒有購買；可在機票訂單中重新選購',
      completed: '行程已完成',
    },
    history: {
      issue: () => '航司已確認所選專案',
      fail: (p: { reason?: string }) => (p.reason ? `航司未能確認：${p.reason}` : '航司未能確認'),
    },
    notifications: {
      issued: {
        subject: (p: Letter) => `附加服務已確認：${p.title}`,
        body: (p: Letter) => `${p.traveller}的附加服務（${p.title}）航司已答覆，未能確認的專案已退款。訂單號 ${p.orderNo}。`,
      },
      failed: {
        subject: (p: Letter) => `附加服務未能確認：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）航司未能確認，款項已全部退回，機票不受影響。`,
      },
      closed: {
        subject: (p: Letter) => `訂單已關閉：${p.title}`,
        body: (p: Letter) => `訂單 ${p.orderNo}（${p.title}）已超過時限，沒有購買，機票不受影響。`,
      },
    },
  },
}
