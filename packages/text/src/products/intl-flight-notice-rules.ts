// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-notice-rules.en'
import { text as zhCN } from './intl-flight-notice-rules.zh-CN'
import { text as zhTW } from './intl-flight-notice-rules.zh-TW'

export const intlFlightNoticeRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
