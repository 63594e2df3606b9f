// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './service-fee.en'
import { text as zhCN } from './service-fee.zh-CN'
import { text as zhTW } from './service-fee.zh-TW'

export const agencyServiceFeeText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
