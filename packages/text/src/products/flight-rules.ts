// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './flight-rules.en'
import { text as zhCN } from './flight-rules.zh-CN'
import { text as zhTW } from './flight-rules.zh-TW'

export const flightRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
