// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './agreement-offer.en'
import { text as zhCN } from './agreement-offer.zh-CN'
import { text as zhTW } from './agreement-offer.zh-TW'

export const agencyAgreementOfferText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
