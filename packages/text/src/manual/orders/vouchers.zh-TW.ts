// Made from vouchers.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './vouchers.zh-CN'
import { text as vouchers } from '../../finance/vouchers.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: vouchers.company.lead,
  sections: {
    upload: {
      title: '上傳票據',
      steps: [
        `開啟「${vouchers.company.title}」，點選「${vouchers.upload.choose}」，可一次選擇多個檔案，也可以把檔案拖入。`,
        `在「${vouchers.upload.report}」中檢視每個檔案讀到的票據和「${vouchers.verdict}」；沒有傳上去的點選「${vouchers.upload.retry}」。`,
        `不相符的票據點選後開啟「${vouchers.detail.title}」，檢視原因和「${vouchers.detail.things}」。`,
      ],
      notes: [
        '由企業財務上傳；員工為企業付款的費用上傳的票據，也顯示在這裡。',
        '支援 XML、OFD、PDF 和 ZIP 原件，單個檔案最多 5 MB。截圖和掃描件無法讀取。',
      ],
    },
    verdicts: {
      title: '核對結果',
      notes: [
        `「${vouchers.verdicts.matched}」：${vouchers.detail.allGood}`,
        `「${vouchers.verdicts.wrongTitle}」：${vouchers.findings.titleDiffers}。請開票方換開。`,
        `「${vouchers.verdicts.amountWrong}」：${vouchers.findings.amountDiffers}。`,
        `「${vouchers.verdicts.taxWrong}」：${vouchers.findings.rateDiffers}，或${vouchers.findings.taxDiffers}。`,
        `「${vouchers.verdicts.unknown}」：${vouchers.findings.noOrder}，或${vouchers.findings.severalOrders}。`,
        `「${vouchers.verdicts.duplicate}」：${vouchers.findings.anotherVoucher}。`,
        `「${vouchers.verdicts.takenBack}」：${vouchers.findings.takenBack}，或${vouchers.findings.givesBack}。`,
        `「${vouchers.verdicts.forged}」：票面內容不可能成立，或與已知的同號票據不同。不要用它報帳或抵扣。`,
      ],
    },
    move: {
      title: '重新核對和移除',
      steps: [
        `訂單或抬頭更正後，開啟票據，點選「${vouchers.detail.check}」。`,
        `傳錯的票據點選「${vouchers.detail.drop}」，填寫「${vouchers.detail.dropReason}」。`,
      ],
      notes: [vouchers.detail.dropWhy],
    },
    radar: {
      title: vouchers.radar.title,
      lead: vouchers.radar.lead,
      steps: [
        `在「${vouchers.company.title}」中點選「${vouchers.radar.title}」，先看「${vouchers.radar.soon}」和對應的稅額。`,
        `在「${vouchers.radar.by}」中選擇「${vouchers.radar.groups.person}」「${vouchers.radar.groups.department}」「${vouchers.radar.groups.supplier}」或「${vouchers.radar.groups.item}」，點選一行檢視其中的費用，或點選「${vouchers.radar.all}」。`,
        `點選「${vouchers.radar.export}」得到清單。`,
      ],
      notes: ['距截止日 30 天以內時，系統會發郵件提醒本人；由財務開票的提醒財務。每筆只提醒一次。'],
    },
  },
} satisfies ManualArticle
