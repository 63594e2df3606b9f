import { text as vouchers } from '../../finance/vouchers.en'
import type { text as source } from './vouchers.zh-CN'

export const text: typeof source = {
  lead: vouchers.company.lead,
  sections: {
    upload: {
      title: 'Upload vouchers',
      steps: [
        `Open “${vouchers.company.title}” and press “${vouchers.upload.choose}” for several files at once, or drop them.`,
        `“${vouchers.upload.report}” lists what was read from each file and its “${vouchers.verdict}”; press “${vouchers.upload.retry}” for what did not arrive.`,
        `A voucher that does not match opens to “${vouchers.detail.title}” with the reason and “${vouchers.detail.things}”.`,
      ],
      notes: [
        'Finance of the company uploads here; what employees upload for charges that the company paid stands here too.',
        'Originals as XML, OFD, PDF or ZIP are read, of 5 MB at most. Screenshots and scans cannot be read.',
      ],
    },
    verdicts: {
      title: 'Results of the check',
      notes: [
        `“${vouchers.verdicts.matched}”: ${vouchers.detail.allGood}`,
        `“${vouchers.verdicts.wrongTitle}”: ${vouchers.findings.titleDiffers}. Ask the issuer for another.`,
        `“${vouchers.verdicts.amountWrong}”: ${vouchers.findings.amountDiffers}.`,
        `“${vouchers.verdicts.taxWrong}”: ${vouchers.findings.rateDiffers}. Or: ${vouchers.findings.taxDiffers}.`,
        `“${vouchers.verdicts.unknown}”: ${vouchers.findings.noOrder}. Or: ${vouchers.findings.severalOrders}.`,
        `“${vouchers.verdicts.duplicate}”: ${vouchers.findings.anotherVoucher}.`,
        `“${vouchers.verdicts.takenBack}”: ${vouchers.findings.takenBack}. Or: ${vouchers.findings.givesBack}.`,
        `“${vouchers.verdicts.forged}”: what it says cannot be, or differs from a known one of its number. Neither claim nor deduct it.`,
      ],
    },
    move: {
      title: 'Check again, take away',
      steps: [
        `Once the order or the title is corrected, open the voucher and press “${vouchers.detail.check}”.`,
        `For one that was uploaded by mistake press “${vouchers.detail.drop}” and fill in “${vouchers.detail.dropReason}”.`,
      ],
      notes: [vouchers.detail.dropWhy],
    },
    radar: {
      title: vouchers.radar.title,
      lead: vouchers.radar.lead,
      steps: [
        `Press “${vouchers.radar.title}” under “${vouchers.company.title}” and begin with “${vouchers.radar.soon}” and its tax.`,
        `Under “${vouchers.radar.by}” choose “${vouchers.radar.groups.person}”, “${vouchers.radar.groups.department}”, “${vouchers.radar.groups.supplier}” or “${vouchers.radar.groups.item}”; a row opens to its charges, “${vouchers.radar.all}” to all.`,
        `“${vouchers.radar.export}” gives the list.`,
      ],
      notes: [
        'With 30 days left or fewer, a mail goes to the person, or to finance for what finance applies for; once for each charge.',
      ],
    },
  },
}
