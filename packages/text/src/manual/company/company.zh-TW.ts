// Made from company.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './company.zh-CN'
import { text as company } from '../../admin/company/company.zh-TW'
import { text as edit } from '../../kit/edit.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${company.title}」中的設定對全公司生效。每項設定旁都寫明它的作用和顯示的位置。`,
  sections: {
    change: {
      title: '修改設定',
      steps: [
        `選擇「${company.tabs.profile}」「${company.tabs.products}」等分頁。`,
        `修改後，頁面下方列出還沒有儲存的內容；點選「${edit.save}」，或點選「${edit.undoAll}」。`,
      ],
      notes: ['儲存後，員工下次開啟頁面即生效。'],
      picture: '企業資訊，名稱、外觀和客服電話',
    },
    products: {
      title: '開放產品',
      lead: `「${company.tabs.products}」分「${company.business}」和「${company.personal}」。「${company.settings.productDisabledShow.name}」決定未開放的產品在首頁是否保留標籤。`,
      hint: company.settings.productDisabledShow.does,
      picture: '開放產品，下方預覽員工首頁的標籤',
    },
    booking: {
      title: '預訂方式',
      lead: `「${company.settings.bookModeConfig.name}」：${company.settings.bookModeConfig.does}「${company.settings.isDefaultSubstituting.name}」：${company.settings.isDefaultSubstituting.does}`,
      notes: [
        `「${company.settings.togetherBookRule.name}」：「${company.values.togetherBookRule.each}」「${company.values.togetherBookRule.highest}」「${company.values.togetherBookRule.lowest}」。`,
      ],
      hint: `幾個人一起預訂時按誰的標準判斷：「${company.values.togetherBookRule.highest}」對同行最寬鬆，「${company.values.togetherBookRule.lowest}」最嚴格。`,
    },
    payment: {
      title: '付款',
      lead: `「${company.settings.companyMethods.name}」排在最前的為預設方式。「${company.settings.chargeCreditOnApproval.name}」：${company.settings.chargeCreditOnApproval.does}`,
      hint: `${company.settings.chargeCreditOnApproval.does}關閉時，審批通過後由預訂人在支付頁確認。`,
    },
    costs: {
      title: '費用歸屬',
      lead: `「${company.settings.costSplit.name}」：${company.settings.costSplit.does}「${company.settings.projectRequired.name}」：${company.settings.projectRequired.does}`,
      hint: `${company.settings.costSplit.does}各項比例為 1 到 99 的整數，其餘部分由第一個成本中心承擔。`,
    },
    applications: {
      title: '按申請單預訂',
      lead: `「${company.settings.travelApplyBookType.name}」有三種：「${company.values.travelApplyBookType.never}」「${company.values.travelApplyBookType.always}」「${company.values.travelApplyBookType.chosen}」。`,
      notes: [
        `「${company.values.control.strong}」。`,
        `「${company.values.control.weak}」。`,
        `「${company.settings.countiesJoin.name}」：${company.settings.countiesJoin.does}`,
      ],
      hint: `「${company.values.travelApplyBookType.always}」時，沒有申請單的員工不能因公預訂；「${company.values.travelApplyBookType.chosen}」時可以不選。`,
    },
    reasons: {
      title: '超標原因',
      lead: `${company.reasonListWhy}${company.item.needsTextHint}`,
      hint: '員工超標時必須選擇一個原因；原因可以只用於某些產品或某些超標項，停用的原因仍顯示在以前的訂單上。每個產品至少保留一個不限超標項的原因。',
    },
  },
} satisfies ManualArticle
