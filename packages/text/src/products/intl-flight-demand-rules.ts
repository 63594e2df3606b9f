// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-demand-rules.en'
import { text as zhCN } from './intl-flight-demand-rules.zh-CN'
import { text as zhTW } from './intl-flight-demand-rules.zh-TW'

export const intlFlightDemandRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
