import { text as company } from '../../admin/company/company.en'
import { text as edit } from '../../kit/edit.en'
import type { text as source } from './company.zh-CN'

export const text: typeof source = {
  lead: `What is set under “${company.title}” holds for the whole company. Beside each setting stands what it does and where it shows.`,
  sections: {
    change: {
      title: 'Change settings',
      steps: [
        `Choose a tab, such as “${company.tabs.profile}” or “${company.tabs.products}”.`,
        `What is not saved yet is listed at the end of the page; press “${edit.save}”, or “${edit.undoAll}”.`,
      ],
      notes: ['It holds for people when they open a page the next time.'],
      picture: 'The company’s name, look and service telephone',
    },
    products: {
      title: 'Open products',
      lead: `“${company.tabs.products}” has “${company.business}” and “${company.personal}”. “${company.settings.productDisabledShow.name}” says whether those that are not open keep a tab at home.`,
      hint: company.settings.productDisabledShow.does,
      picture: 'Opening products, with a preview of the tabs at home',
    },
    booking: {
      title: 'How people book',
      lead: `“${company.settings.bookModeConfig.name}”: ${company.settings.bookModeConfig.does} “${company.settings.isDefaultSubstituting.name}”: ${company.settings.isDefaultSubstituting.does}`,
      notes: [
        `“${company.settings.togetherBookRule.name}”: “${company.values.togetherBookRule.each}”, “${company.values.togetherBookRule.highest}” or “${company.values.togetherBookRule.lowest}”.`,
      ],
      hint: `By whose standard several people are judged: “${company.values.togetherBookRule.highest}” is the mildest for those who travel together, “${company.values.togetherBookRule.lowest}” the strictest.`,
    },
    payment: {
      title: 'Paying',
      lead: `The first of “${company.settings.companyMethods.name}” is the usual one. “${company.settings.chargeCreditOnApproval.name}”: ${company.settings.chargeCreditOnApproval.does}`,
      hint: `${company.settings.chargeCreditOnApproval.does} When off, whoever booked confirms on the payment page after approval.`,
    },
    costs: {
      title: 'Who bears costs',
      lead: `“${company.settings.costSplit.name}”: ${company.settings.costSplit.does} “${company.settings.projectRequired.name}”: ${company.settings.projectRequired.does}`,
      hint: `${company.settings.costSplit.does} Shares are whole numbers from 1 to 99; the first cost centre bears the rest.`,
    },
    applications: {
      title: 'Booking by applications',
      lead: `“${company.settings.travelApplyBookType.name}”: “${company.values.travelApplyBookType.never}”, “${company.values.travelApplyBookType.always}” or “${company.values.travelApplyBookType.chosen}”.`,
      notes: [
        `“${company.values.control.strong}”.`,
        `“${company.values.control.weak}”.`,
        `“${company.settings.countiesJoin.name}”: ${company.settings.countiesJoin.does}`,
      ],
      hint: `With “${company.values.travelApplyBookType.always}”, nobody books on business without an application; with “${company.values.travelApplyBookType.chosen}” they may leave it out.`,
    },
    reasons: {
      title: 'Reasons for going beyond',
      lead: `${company.reasonListWhy} ${company.item.needsTextHint}`,
      hint: 'Whoever goes beyond the standard has to choose a reason. A reason may be meant for some products or violations only; each product keeps at least one for all violations. Former orders keep reasons that have ended.',
    },
  },
}
