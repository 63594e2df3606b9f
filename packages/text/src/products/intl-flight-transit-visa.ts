// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-transit-visa.en'
import { text as zhCN } from './intl-flight-transit-visa.zh-CN'
import { text as zhTW } from './intl-flight-transit-visa.zh-TW'

export const intlFlightTransitVisaText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
