// Made from flights.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flights.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import { text as list } from '../../booking/list.zh-TW'
import { text as flightCheck } from '../../products/flight/check.zh-TW'
import { text as flightList } from '../../products/flight/list.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '從搜尋到出票只需四步；每一步都寫明是否符合差旅標準。',
  sections: {
    book: {
      title: '預訂機票',
      steps: [
        `在首頁選擇「${home.flight}」，填寫「${home.from}」「${home.to}」和「${home.departDate}」，點選「${home.search}」。`,
        `在「${flightList.titlePlain}」中點選「${flightList.openFares}」比較艙位，點選「${flightList.book}」。`,
        `在「${flightCheck.title}」中檢視「${flightCheck.fareCard}」，點選「${flightCheck.next}」。`,
        `在「${form.title}」中核對「${form.travellers}」「${form.costCentre}」和「${form.contact}」，點選「${form.submit}」。`,
      ],
      notes: [`「${form.summary}」顯示誰付款、誰審批，以及座位保留到何時。`, '填寫的內容會暫存，重新整理或斷網後仍在。'],
      picture: '航班列表，顯示價格、差標判斷和篩選條件',
    },
    standard: {
      title: '超出差旅標準時',
      lead: `勾選「${list.within}」只看符合標準的航班。超標的艙位會顯示原因；需要時選擇「${form.reason}」，或在「${form.excessChoice}」中選擇送審或自付。標為「${flightList.locked}」的艙位不能預訂。`,
    },
    connections: {
      title: '沒有合適的直飛',
      lead: `列表下方的「${flightList.connections}」列出同一機場換乘一次的方案，兩段航班在一個訂單中。`,
    },
  },
} satisfies ManualArticle
