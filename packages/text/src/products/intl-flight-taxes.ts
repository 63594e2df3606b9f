// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-taxes.en'
import { text as zhCN } from './intl-flight-taxes.zh-CN'
import { text as zhTW } from './intl-flight-taxes.zh-TW'

export const intlFlightTaxesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
