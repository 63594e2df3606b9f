// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './rules.en'
import { text as zhCN } from './rules.zh-CN'
import { text as zhTW } from './rules.zh-TW'

export const laterExtrasRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
