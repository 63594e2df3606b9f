// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-after-sales.en'
import { text as zhCN } from './intl-flight-after-sales.zh-CN'
import { text as zhTW } from './intl-flight-after-sales.zh-TW'

export const intlFlightAfterSalesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
