// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './agreed-rates.en'
import { text as zhCN } from './agreed-rates.zh-CN'
import { text as zhTW } from './agreed-rates.zh-TW'

export const agencyAgreedRatesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
