// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './flight-fees.en'
import { text as zhCN } from './flight-fees.zh-CN'
import { text as zhTW } from './flight-fees.zh-TW'

export const flightFeesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
