// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './taxes.en'
import { text as zhCN } from './taxes.zh-CN'
import { text as zhTW } from './taxes.zh-TW'

export const intlFlightTaxesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
