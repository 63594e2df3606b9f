import { text as vouchers } from '../../finance/vouchers.zh-CN'
import type { ManualArticle } from '../article'

/** Vouchers that the company receives, and those that it lacks. */
export const text = {
  lead: vouchers.company.lead,
  sections: {
    upload: {
      title: '上传票据',
      steps: [
        `打开“${vouchers.company.title}”，点击“${vouchers.upload.choose}”，可一次选择多个文件，也可以把文件拖入。`,
        `在“${vouchers.upload.report}”中查看每个文件读到的票据和“${vouchers.verdict}”；没有传上去的点击“${vouchers.upload.retry}”。`,
        `不相符的票据点击后打开“${vouchers.detail.title}”，查看原因和“${vouchers.detail.things}”。`,
      ],
      notes: [
        '由企业财务上传；员工为企业付款的费用上传的票据，也显示在这里。',
        '支持 XML、OFD、PDF 和 ZIP 原件，单个文件最多 5 MB。截图和扫描件无法读取。',
      ],
    },
    verdicts: {
      title: '核对结果',
      notes: [
        `“${vouchers.verdicts.matched}”：${vouchers.detail.allGood}`,
        `“${vouchers.verdicts.wrongTitle}”：${vouchers.findings.titleDiffers}。请开票方换开。`,
        `“${vouchers.verdicts.amountWrong}”：${vouchers.findings.amountDiffers}。`,
        `“${vouchers.verdicts.taxWrong}”：${vouchers.findings.rateDiffers}，或${vouchers.findings.taxDiffers}。`,
        `“${vouchers.verdicts.unknown}”：${vouchers.findings.noOrder}，或${vouchers.findings.severalOrders}。`,
        `“${vouchers.verdicts.duplicate}”：${vouchers.findings.anotherVoucher}。`,
        `“${vouchers.verdicts.takenBack}”：${vouchers.findings.takenBack}，或${vouchers.findings.givesBack}。`,
        `“${vouchers.verdicts.forged}”：票面内容不可能成立，或与已知的同号票据不同。不要用它报销或抵扣。`,
      ],
    },
    move: {
      title: '重新核对和移除',
      steps: [
        `订单或抬头更正后，打开票据，点击“${vouchers.detail.check}”。`,
        `传错的票据点击“${vouchers.detail.drop}”，填写“${vouchers.detail.dropReason}”。`,
      ],
      notes: [vouchers.detail.dropWhy],
    },
    radar: {
      title: vouchers.radar.title,
      lead: vouchers.radar.lead,
      steps: [
        `在“${vouchers.company.title}”中点击“${vouchers.radar.title}”，先看“${vouchers.radar.soon}”和对应的税额。`,
        `在“${vouchers.radar.by}”中选择“${vouchers.radar.groups.person}”“${vouchers.radar.groups.department}”“${vouchers.radar.groups.supplier}”或“${vouchers.radar.groups.item}”，点击一行查看其中的费用，或点击“${vouchers.radar.all}”。`,
        `点击“${vouchers.radar.export}”得到清单。`,
      ],
      notes: ['距截止日 30 天以内时，系统会发邮件提醒本人；由财务开票的提醒财务。每笔只提醒一次。'],
    },
  },
} satisfies ManualArticle
