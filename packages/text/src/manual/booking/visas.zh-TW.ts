// Made from visas.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './visas.zh-CN'
import { text as home } from '../../app/home.zh-TW'
import { text as page } from '../../booking/order/page.zh-TW'
import { text as form } from '../../booking/placing/book-form.zh-TW'
import { text as book } from '../../products/visa/book.zh-TW'
import { text as detail } from '../../products/visa/detail.zh-TW'
import { text as held } from '../../products/visa/held.zh-TW'
import { text as list } from '../../products/visa/list.zh-TW'
import { text as order } from '../../products/visa/order.zh-TW'
import { text as rules } from '../../products/visa/rules.zh-TW'
import { text as search } from '../../products/visa/search.zh-TW'
import { text as words } from '../../products/visa/words.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '簽證由服務商代辦：下單付款後提交材料，稽核通過後送籤，訂單頁隨時顯示辦到哪一步。',
  sections: {
    book: {
      title: '辦理簽證',
      steps: [
        `在首頁選擇「${home.visa}」，填寫「${search.country}」和「${search.date}」，也可選擇「${search.province}」，點選「${search.search}」。`,
        `先看「${words.rules}」是否需要簽證，再在「${list.products}」中點選「${list.choose}」。`,
        `核對「${detail.delivery}」「${detail.materials}」「${detail.districts}」和「${detail.cancellation}」，點選「${detail.order}」。`,
        `為每位申請人選擇「${book.applicantType}」和「${book.province}」，選擇「${book.speed}」，填寫「${book.returnAddress}」，點選「${form.submit}」。`,
      ],
      notes: [
        `「${words.rules}」按出發日期當天有效的規定顯示，商務和旅遊不同時分別列出，並寫明條件和施行日期；按查詢日期整理，出行前請以使領館公佈為準。`,
        `「${words.transit}」說明只在該國轉機時的要求。`,
        `由本人或公司出具的材料可點選「${words.template}」，填寫後提交。`,
        `「${book.speed}」只在可以加急時出現，「${book.returnAddress}」只在需要護照原件時出現。`,
        '最早取得的日期晚於出發日期，或已有有效簽證時，提交前會請您確認。',
      ],
    },
    own: {
      title: '已有的簽證',
      steps: [
        `在個人中心的證件頁點選「${held.title}」，再點選「${held.add}」，填寫「${held.country}」「${held.entries}」和有效期。`,
        `國際機票訂單和行程頁據此判斷是否還需辦理；本平臺辦理的簽證自動列出，標有「${held.fromOrder}」。`,
      ],
      notes: [held.intro, `已入境次數和申根區停留天數隨本平臺的航班自動累計；「${held.daysUsed}」填寫截至儲存當天的天數。`],
    },
    follow: {
      title: '提交材料和檢視進展',
      steps: [
        `付款後開啟簽證訂單，在每位申請人的清單中點選「${order.upload}」。以前同意保留過的材料可以直接使用。`,
        `「${order.states.refused}」的材料寫有原因，更正後點選「${order.uploadAgain}」。`,
        `需要護照原件時，寄到「${order.deskAddress}」的地址，填寫「${order.trackingNo}」，點選「${order.send}」。`,
        `在「${order.progress}」中檢視送籤、預約和結果；護照寄回時也會寫明單號。`,
      ],
      notes: [
        order.hint,
        `「${order.keep}」：${order.keepWhy}`,
        '付款後會通知最晚提交日期，臨近和逾期時再次提醒；出發日過後仍未送籤的，訂單自動取消並全額退款。',
        '為航班辦理的簽證隨航班改期；航班取消或退票時會通知您決定是否撤回。',
        `面試或採集指紋的預約顯示在行程和日曆中，前一天再次提醒；「${order.visaNo}」只有持有人可以檢視。`,
      ],
    },
    cancel: {
      title: '更改和取消',
      lead: `${rules.notChangeable}。`,
      steps: [
        `所有申請都還沒有送籤時，點選訂單上方的「${page.actions.cancel}」。`,
        `只取消其中一位，或送籤後撤回時，在該申請人處點選「${order.withdraw}」，先看到退回和不退的金額，再確認。`,
      ],
      notes: [`${rules.cancellation.beforeLodging}。`, `${rules.cancellation.granted}。`],
    },
  },
} satisfies ManualArticle
