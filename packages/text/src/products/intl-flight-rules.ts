// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-rules.en'
import { text as zhCN } from './intl-flight-rules.zh-CN'
import { text as zhTW } from './intl-flight-rules.zh-TW'

export const intlFlightRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
