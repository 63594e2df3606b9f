// Made from intl-flights.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './intl-flights.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import { text as check } from '../../products/intl-flight/check.zh-TW'
import { text as list } from '../../products/intl-flight/search/list.zh-TW'
import { text as search } from '../../products/intl-flight/search.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '國際機票逐程選擇；每個價格都是全程含稅價，選到最後一程就是要付的金額。',
  sections: {
    book: {
      title: '預訂國際機票',
      steps: [
        `在首頁選擇「${home.flight}」和「${home.international}」，填寫「${home.from}」「${home.to}」和日期；兩程以上選擇「${search.multi}」，點選「${search.addLeg}」，${search.addLegFull}。點選「${home.search}」。`,
        `在「${list.titlePlain}」中點選「${list.openFares}」，比較行李、退改和出票時限；「${list.rules}」列出全部規則。逐程點選「${list.choose.out}」或「${list.choose.leg}」，最後一程點選「${list.choose.last}」。`,
        `在「${check.title}」中檢視「${check.ticketsCard}」和「${check.priceUntil}」，點選「${check.next}」。`,
        `核對護照姓名、有效期和國籍，點選「${form.submit}」。`,
      ],
      notes: [`標有「${list.instantPayment}」的價格須立即支付，等不及審批。`, list.rulesNote],
      picture: '國際航班列表，顯示往返總價、艙位和篩選條件',
    },
    fares: {
      title: '往返、缺口和多程的價格',
      lead: '全程由一家航空公司承運並回到出發地或同一國家的另一城市時，各程按往返票價的一半計價，通常低於單程相加；中間可有一段自行前往，但不能比相鄰航程更遠。滿足不了提前天數或停留天數時，按單程計價。',
      notes: [list.separateTickets],
    },
    documents: {
      title: '證件和兒童',
      lead: '去往港澳臺以外須用護照，在最後一程到達時仍須有效。途中滿 2 週歲的嬰兒須佔座，全程按兒童購票。過境簽證提示僅供參考，以使領館為準。',
    },
  },
} satisfies ManualArticle
