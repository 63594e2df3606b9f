// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './later-extras-rules.en'
import { text as zhCN } from './later-extras-rules.zh-CN'
import { text as zhTW } from './later-extras-rules.zh-TW'

export const intlFlightLaterExtrasRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
