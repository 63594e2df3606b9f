// Made from my-trips.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './my-trips.zh-CN'
import { text as schedule } from '../../booking/application/schedule.zh-TW'
import { text as list } from '../../booking/trip/list.zh-TW'
import { text as trip } from '../../booking/trip/page.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '同一次出行的訂單合成一個行程，一起檢視安排、費用和檔案，也可以一起取消。',
  sections: {
    make: {
      title: trip.makeTrip,
      steps: [
        `開啟「${list.title}」。系統認出同一次出行的訂單時，點選「${trip.makeTrip}」或「${trip.joinTrip}」。`,
        `開啟一個行程，點選「${trip.rename}」填寫名稱。`,
        `在「${trip.add}」中選擇產品繼續預訂；不屬於這次出行的訂單，在「${trip.ordersTitle}」中點選「${trip.removeOrder}」。`,
      ],
      notes: [trip.addHint, '只有預訂人可以更改行程，出行人可以檢視。'],
    },
    use: {
      title: '檢視和下載',
      lead: `「${trip.timeline}」按時間列出每一段，「${trip.conflictsTitle}」提示時間或地點接不上的地方，「${trip.costs}」分開列出公司和個人支付的金額。在「${trip.documents}」中點選「${trip.itinerary}」或「${trip.calendar}」。`,
    },
    cancel: {
      title: trip.cancel,
      lead: `點選「${trip.cancel}」，先看到每張訂單的手續費和退款，再點選「${trip.confirm}」。`,
      notes: [trip.cancelText],
    },
    schedule: {
      title: schedule.title,
      lead: schedule.intro,
      steps: [`開啟「${schedule.title}」，在「${schedule.list}」中選擇訂單，點選「${schedule.next}」。`, '補充事由等內容後提交審批。'],
    },
  },
} satisfies ManualArticle
