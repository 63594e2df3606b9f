import { text as company } from '../../admin/company/company.zh-CN'
import { text as edit } from '../../kit/edit.zh-CN'
import type { ManualArticle } from '../article'

/** Settings of the company. */
export const text = {
  lead: `“${company.title}”中的设置对全公司生效。每项设置旁都写明它的作用和显示的位置。`,
  sections: {
    change: {
      title: '修改设置',
      steps: [
        `选择“${company.tabs.profile}”“${company.tabs.products}”等分页。`,
        `修改后，页面下方列出还没有保存的内容；点击“${edit.save}”，或点击“${edit.undoAll}”。`,
      ],
      notes: ['保存后，员工下次打开页面即生效。'],
      picture: '企业信息，名称、外观和客服电话',
    },
    products: {
      title: '开放产品',
      lead: `“${company.tabs.products}”分“${company.business}”和“${company.personal}”。“${company.settings.productDisabledShow.name}”决定未开放的产品在首页是否保留标签。`,
      hint: company.settings.productDisabledShow.does,
      picture: '开放产品，下方预览员工首页的标签',
    },
    booking: {
      title: '预订方式',
      lead: `“${company.settings.bookModeConfig.name}”：${company.settings.bookModeConfig.does}“${company.settings.isDefaultSubstituting.name}”：${company.settings.isDefaultSubstituting.does}`,
      notes: [
        `“${company.settings.togetherBookRule.name}”：“${company.values.togetherBookRule.each}”“${company.values.togetherBookRule.highest}”“${company.values.togetherBookRule.lowest}”。`,
      ],
      hint: `几个人一起预订时按谁的标准判断：“${company.values.togetherBookRule.highest}”对同行最宽松，“${company.values.togetherBookRule.lowest}”最严格。`,
    },
    payment: {
      title: '付款',
      lead: `“${company.settings.companyMethods.name}”排在最前的为默认方式。“${company.settings.chargeCreditOnApproval.name}”：${company.settings.chargeCreditOnApproval.does}`,
      hint: `${company.settings.chargeCreditOnApproval.does}关闭时，审批通过后由预订人在支付页确认。`,
    },
    costs: {
      title: '费用归属',
      lead: `“${company.settings.costSplit.name}”：${company.settings.costSplit.does}“${company.settings.projectRequired.name}”：${company.settings.projectRequired.does}`,
      hint: `${company.settings.costSplit.does}各项比例为 1 到 99 的整数，其余部分由第一个成本中心承担。`,
    },
    applications: {
      title: '按申请单预订',
      lead: `“${company.settings.travelApplyBookType.name}”有三种：“${company.values.travelApplyBookType.never}”“${company.values.travelApplyBookType.always}”“${company.values.travelApplyBookType.chosen}”。`,
      notes: [
        `“${company.values.control.strong}”。`,
        `“${company.values.control.weak}”。`,
        `“${company.settings.countiesJoin.name}”：${company.settings.countiesJoin.does}`,
      ],
      hint: `“${company.values.travelApplyBookType.always}”时，没有申请单的员工不能因公预订；“${company.values.travelApplyBookType.chosen}”时可以不选。`,
    },
    reasons: {
      title: '超标原因',
      lead: `${company.reasonListWhy}${company.item.needsTextHint}`,
      hint: '员工超标时必须选择一个原因；原因可以只用于某些产品或某些超标项，停用的原因仍显示在以前的订单上。每个产品至少保留一个不限超标项的原因。',
    },
  },
} satisfies ManualArticle
